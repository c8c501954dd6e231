#!/usr/bin/env bash
# bare-root.sh ROOT PACKAGE.deb: makes a Debian root in which nothing is but the essential packages and those that the
# package depends on, with a dpkg of its own that knows only these. Their files are those of this machine, so no
# network is asked. In it stand /dev/null, /dev/urandom and an empty /tmp; the package lies at /package.deb, not yet
# installed. Prints the packages.
set -euo pipefail
mkdir -p "$1"
root=$(realpath "$1")
package=$(realpath "$2")
cd /
export LC_ALL=C.UTF-8

# closure DEPENDENCIES: the installed packages that these dependencies come to; the first alternative that is here stands
# for all, and one that nothing here fulfils is left to dpkg, which refuses the package by it.
closure() {
    dpkg-query -W -f '${db:Status-Status}\t${Package}\t${Essential}\t${Pre-Depends}, ${Depends}\t${Provides}\n' |
        awk -F '\t' -v wanted="$1" '
            function name(text) { sub(/^ +/, "", text); sub(/[ (:].*/, "", text); return text }
            function need(list, all, either, i, j, n, m, word) {
                n = split(list, all, ",")
                for (i = 1; i <= n; i++) {
                    m = split(all[i], either, "|")
                    for (j = 1; j <= m; j++) {
                        word = name(either[j])
                        if (!(word in depends) && word in provider) word = provider[word]
                        if (word in depends) { if (!(word in seen)) { seen[word]; queue[++last] = word }; break }
                    }
                }
            }
            $1 == "installed" {
                depends[$2] = $4
                if ($3 == "yes") essential = essential "," $2
                count = split($5, names, ",")
                for (i = 1; i <= count; i++) provider[name(names[i])] = $2
            }
            END {
                need(wanted essential)
                for (first = 1; first <= last; first++) need(depends[queue[first]])
                for (word in seen) print word
            }' | sort
}

mapfile -t packages < <(closure "$(dpkg-deb -f "$package" Pre-Depends), $(dpkg-deb -f "$package" Depends)")

mkdir -p "$root"/{dev,proc,tmp,root,var/tmp,var/log,var/cache,var/lib/dpkg/{info,updates,triggers,alternatives}}
chmod 1777 "$root"/{tmp,var/tmp}
merged=()
for folder in bin sbin lib lib32 lib64 libx32; do
    [ -L "/$folder" ] || continue
    cp -a "/$folder" "$root/"
    mkdir -p "$root/usr/$folder"
    merged+=(-e "s,^/$folder/,/usr/$folder/,")
done

# Files that dpkg would not find either, papers that a container leaves out, are passed over.
dpkg -L "${packages[@]}" | sed "${merged[@]}" -e '/^\/usr\/share\/\(doc\|man\|locale\|lintian\)\//d' | grep '^/[^.]' | sort -u >"$root/tmp/listed"
while IFS= read -r file; do
    if [ -L "$file" ] || [ -f "$file" ]; then printf '%s\0' "${file#/}"; fi
done <"$root/tmp/listed" >"$root/tmp/files"
# Links cost nothing; what the system's dpkg or a person may change is copied, as is all where links are refused.
grep -z '^etc/' "$root/tmp/files" | xargs -0 cp -a --parents -t "$root"
grep -zv '^etc/' "$root/tmp/files" >"$root/tmp/linked"
xargs -0 cp -a --link --parents -t "$root" <"$root/tmp/linked" 2>/dev/null || xargs -0 cp -a --remove-destination --parents -t "$root" <"$root/tmp/linked"
rm "$root"/tmp/{listed,files,linked}

dpkg-query -s "${packages[@]}" >"$root/var/lib/dpkg/status"
architecture=$(dpkg --print-architecture)
for name in "${packages[@]}"; do
    for kind in list triggers postinst; do
        for file in "/var/lib/dpkg/info/$name.$kind" "/var/lib/dpkg/info/$name:$architecture.$kind"; do
            [ ! -f "$file" ] || cp -a "$file" "$root/var/lib/dpkg/info/"
        done
    done
done
cp -a /var/lib/dpkg/info/format "$root/var/lib/dpkg/info/"
[ ! -f /var/lib/dpkg/triggers/File ] ||
    awk 'NR == FNR { here[$1]; next } { name = $2; sub("/.*", "", name); if (name in here) print }' <(printf '%s\n' "${packages[@]}") /var/lib/dpkg/triggers/File >"$root/var/lib/dpkg/triggers/File"

# Where devices cannot be made, files are read and written in their place.
for device in null urandom; do
    cp -a "/dev/$device" "$root/dev/" 2>/dev/null && continue
    rm -f "$root/dev/$device"
    [ $device = null ] || head -c 65536 /dev/urandom >"$root/dev/$device"
    touch "$root/dev/$device"
    chmod 666 "$root/dev/$device"
done
cp "$package" "$root/package.deb"
printf '%s\n' "${packages[@]}"
