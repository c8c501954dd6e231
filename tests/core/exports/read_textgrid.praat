# Prints the intervals with a text as Praat reads them: tier, start, stop in seconds.
form Which file
    sentence file
endform
Read from file: file$
tiers = Get number of tiers
for tier to tiers
    name$ = Get tier name: tier
    intervals = Get number of intervals: tier
    for interval to intervals
        text$ = Get label of interval: tier, interval
        if text$ <> ""
            start = Get start time of interval: tier, interval
            stop = Get end time of interval: tier, interval
            appendInfoLine: name$, tab$, start, tab$, stop
        endif
    endfor
endfor
