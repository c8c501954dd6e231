<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>CurveMarks</name>
    <message>
        <source>%1 above %2 %3</source>
        <translation>%1 über %2 %3</translation>
    </message>
    <message>
        <source>%1 below %2 %3</source>
        <translation>%1 unter %2 %3</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 setzt auf</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 hebt ab</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Schritt nach oben</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Schritt nach &amp;unten</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vorgehen</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>In den übergeordneten Ordner gehen</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Einen neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Als Liste zeigen</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mit Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste der Orte und Lesezeichen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateien vom Typ:</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien zeigen</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Zuletzt besucht</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Ordner suchen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Zeigen </translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ist schon da.
Ersetzen?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Diese Datei gibt es nicht.
Bitte den Namen prüfen.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Diesen Ordner gibt es nicht.
Bitte den Namen prüfen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ ist schreibgeschützt.
Trotzdem löschen?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>„%1“ wirklich löschen?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Der Ordner konnte nicht gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Schließen ohne Speichern</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Einzelheiten zeigen...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Einzelheiten verbergen...</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>measuring motion</source>
        <translation>Bewegung messen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja, &amp;alle</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ein, keine</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Linkadresse kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>ViewportOverlay</name>
    <message numerus="yes">
        <source>+%n</source>
        <comment>tags that find no place</comment>
        <translation>
            <numerusform>+%n</numerusform>
            <numerusform>+%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::AboutDialog</name>
    <message>
        <source>About Tagline</source>
        <translation>Über Tagline</translation>
    </message>
    <message>
        <source>Version of %1</source>
        <translation>Version von %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy all versions as text, to be pasted where a fault is told of</source>
        <translation>Alle Versionen als Text kopieren, um sie einer Fehlermeldung beizulegen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>Fenstersystem</translation>
    </message>
    <message>
        <source>Tags motion clips, queries them, previews blends, exports tag sidecars.
MIT licence.</source>
        <translation>Vergibt Tags an Bewegungsclips, fragt sie ab, zeigt Mischungen, exportiert Tag-Dateien.
MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>tagline::ActionRegistry</name>
    <message>
        <source>&amp;New Library…</source>
        <translation>&amp;Neue Bibliothek&#xa0;…</translation>
    </message>
    <message>
        <source>Create a library file for the clips in its folder</source>
        <translation>Eine Bibliotheksdatei für die Clips in ihrem Ordner anlegen</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>Bibliothe&amp;k öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a library file</source>
        <translation>Eine Bibliotheksdatei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>&amp;Ordner öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a folder of clips, including its subfolders</source>
        <translation>Einen Ordner mit Clips öffnen, samt Unterordnern</translation>
    </message>
    <message>
        <source>Open Rea&amp;d-Only</source>
        <translation>Nur zum &amp;Lesen öffnen</translation>
    </message>
    <message>
        <source>Only look at what is open: change and save nothing, and follow what other windows save</source>
        <translation>Nur ansehen, was offen ist: nichts ändern, nichts speichern, und folgen, was andere Fenster speichern</translation>
    </message>
    <message>
        <source>Open for Editing</source>
        <translation>Zum Bearbeiten öffnen</translation>
    </message>
    <message>
        <source>End looking only: what is open can be changed again</source>
        <translation>Nicht mehr nur ansehen: Was offen ist, lässt sich wieder ändern</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>&amp;Dateien hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add model and clip files to the library</source>
        <translation>Der Bibliothek Modell- und Clipdateien hinzufügen</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple Library</source>
        <translation>B&amp;eispielbibliothek öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save all changed tag sidecars and the library file</source>
        <translation>Alle geänderten Begleitdateien und die Bibliotheksdatei speichern</translation>
    </message>
    <message>
        <source>Sa&amp;ve As…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save the library file in another place, with all changed tags</source>
        <translation>Die Bibliotheksdatei an einem anderen Ort speichern, mit allen geänderten Tags</translation>
    </message>
    <message>
        <source>Restore from &amp;Backup…</source>
        <translation>&amp;Aus Sicherung wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Take back what the current clip&apos;s sidecar or the library file held before it was replaced</source>
        <translation>Zurückholen, was Begleitdatei des Clips oder Bibliotheksdatei enthielten, bevor sie ersetzt wurden</translation>
    </message>
    <message>
        <source>&amp;Export Tags…</source>
        <translation>&amp;Tags exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Write the tags of all clips for other programs, in one of several formats</source>
        <translation>Die Tags aller Clips für andere Programme schreiben, in einem von mehreren Formaten</translation>
    </message>
    <message>
        <source>Impor&amp;t Tags…</source>
        <translation>Tags &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Add the ranges that files of other programs hold to the clips</source>
        <translation>Den Clips die Bereiche hinzufügen, die Dateien anderer Programme enthalten</translation>
    </message>
    <message>
        <source>Mer&amp;ge Tags…</source>
        <translation>Ta&amp;gs zusammenführen&#xa0;…</translation>
    </message>
    <message>
        <source>Export &amp;Wall as Picture…</source>
        <translation>&amp;Wand als Bild exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Write the whole wall as one picture, as PNG or SVG</source>
        <translation>Die ganze Wand als ein Bild schreiben, als PNG oder SVG</translation>
    </message>
    <message>
        <source>Export &amp;Picture or Film…</source>
        <translation>Bild oder &amp;Film exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Write what the picture shows of the clip: this frame, a contact sheet or a film</source>
        <translation>Schreiben, was das Bild vom Clip zeigt: diesen Frame, einen Kontaktbogen oder einen Film</translation>
    </message>
    <message>
        <source>&amp;Import Settings…</source>
        <translation>I&amp;mporteinstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Set the frame rate, unit and up axis of the current clip&apos;s file</source>
        <translation>Bildrate, Einheit und Hochachse der Datei des aktuellen Clips festlegen</translation>
    </message>
    <message>
        <source>&amp;Cancel Import</source>
        <translation>Im&amp;port abbrechen</translation>
    </message>
    <message>
        <source>Stop reading the remaining files</source>
        <translation>Die übrigen Dateien nicht mehr lesen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sc&amp;hließen</translation>
    </message>
    <message>
        <source>Close the library</source>
        <translation>Die Bibliothek schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit Tagline</source>
        <translation>Tagline beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change that was undone last</source>
        <translation>Die zuletzt zurückgenommene Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Delete Ranges</source>
        <translation>&amp;Bereiche löschen</translation>
    </message>
    <message>
        <source>Delete the selected ranges</source>
        <translation>Die ausgewählten Bereiche löschen</translation>
    </message>
    <message>
        <source>Select &amp;All Ranges of Tag</source>
        <translation>&amp;Alle Bereiche des Tags auswählen</translation>
    </message>
    <message>
        <source>Select every range of the active tag in this clip</source>
        <translation>Jeden Bereich des aktiven Tags in diesem Clip auswählen</translation>
    </message>
    <message>
        <source>Select Ranges in E&amp;very Clip</source>
        <translation>Bereiche &amp;in allen Clips auswählen</translation>
    </message>
    <message>
        <source>Select every range of the active tag in the clips selected in the library, or in all clips: what you change then changes in all of them</source>
        <translation>Jeden Bereich des aktiven Tags in den Clips auswählen, die in der Bibliothek ausgewählt sind, oder in allen: Was danach geändert wird, ändert sich in allen</translation>
    </message>
    <message>
        <source>Edit Start and St&amp;op…</source>
        <translation>Anfang &amp;und Ende bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Type the start and stop of the selected range</source>
        <translation>Anfang und Ende des ausgewählten Bereichs eintippen</translation>
    </message>
    <message>
        <source>Set Propert&amp;y…</source>
        <translation>&amp;Eigenschaft setzen&#xa0;…</translation>
    </message>
    <message>
        <source>Set a property on the frames of the selected ranges</source>
        <translation>Eine Eigenschaft auf den Frames der ausgewählten Bereiche setzen</translation>
    </message>
    <message>
        <source>&amp;Note, Confidence and Values…</source>
        <translation>&amp;Notiz, Konfidenz und Werte&#xa0;…</translation>
    </message>
    <message>
        <source>Add a note to the selected ranges, how sure you are of them, and the values of instances of counted tags</source>
        <translation>Den ausgewählten Bereichen eine Notiz geben, sagen, wie sicher sie sind, und Instanzen gezählter Tags ihre Werte geben</translation>
    </message>
    <message>
        <source>Capt&amp;ion…</source>
        <translation>Be&amp;schreibung&#xa0;…</translation>
    </message>
    <message>
        <source>Say in words what happens in the selected ranges, or from the playhead on</source>
        <translation>In Worten sagen, was in den ausgewählten Bereichen oder ab der Wiedergabeposition geschieht</translation>
    </message>
    <message>
        <source>&amp;Split at Playhead</source>
        <translation>An &amp;der Wiedergabeposition teilen</translation>
    </message>
    <message>
        <source>Split the ranges under the playhead in two</source>
        <translation>Die Bereiche unter der Wiedergabeposition in zwei teilen</translation>
    </message>
    <message>
        <source>&amp;Merge Ranges</source>
        <translation>Bereiche &amp;verbinden</translation>
    </message>
    <message>
        <source>Merge the selected ranges of each tag into one</source>
        <translation>Die ausgewählten Bereiche jedes Tags zu einem verbinden</translation>
    </message>
    <message>
        <source>Close &amp;Gaps</source>
        <translation>&amp;Lücken schließen</translation>
    </message>
    <message>
        <source>Join ranges of a tag that are up to three frames apart</source>
        <translation>Bereiche eines Tags verbinden, die bis zu drei Frames auseinanderliegen</translation>
    </message>
    <message>
        <source>Fi&amp;x Exclusive Groups</source>
        <translation>Exklusive &amp;Gruppen bereinigen</translation>
    </message>
    <message>
        <source>Keep one tag of each exclusive group on every frame of the clip</source>
        <translation>Auf jedem Frame des Clips nur ein Tag jeder exklusiven Gruppe behalten</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Cut the selected ranges</source>
        <translation>Die ausgewählten Bereiche ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected ranges</source>
        <translation>Die ausgewählten Bereiche kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste at Playhead</source>
        <translation>An der Wiedergabe&amp;position einfügen</translation>
    </message>
    <message>
        <source>Paste ranges so that the first one starts at the playhead</source>
        <translation>Bereiche so einfügen, dass der erste an der Wiedergabeposition beginnt</translation>
    </message>
    <message>
        <source>Paste at &amp;Original Frames</source>
        <translation>&amp;An ursprünglichen Frames einfügen</translation>
    </message>
    <message>
        <source>Paste ranges at the frames they were copied from</source>
        <translation>Bereiche auf den Frames einfügen, von denen sie kopiert wurden</translation>
    </message>
    <message>
        <source>Paste &amp;Scaled to Clip</source>
        <translation>Auf &amp;Clip skaliert einfügen</translation>
    </message>
    <message>
        <source>Paste ranges, stretched from the length of their clip to the length of this one</source>
        <translation>Bereiche einfügen, von der Länge ihres Clips auf die Länge dieses Clips gestreckt</translation>
    </message>
    <message>
        <source>Paste as &amp;Active Tag</source>
        <translation>Als aktives &amp;Tag einfügen</translation>
    </message>
    <message>
        <source>Paste ranges at the playhead, all of them as the active tag</source>
        <translation>Bereiche an der Wiedergabeposition einfügen, alle als aktives Tag</translation>
    </message>
    <message>
        <source>Start One Frame &amp;Earlier</source>
        <translation>&amp;Anfang einen Frame früher</translation>
    </message>
    <message>
        <source>Move the start of the selected ranges one frame earlier</source>
        <translation>Den Anfang der ausgewählten Bereiche einen Frame früher legen</translation>
    </message>
    <message>
        <source>Start One Frame &amp;Later</source>
        <translation>Anfang &amp;einen Frame später</translation>
    </message>
    <message>
        <source>Move the start of the selected ranges one frame later</source>
        <translation>Den Anfang der ausgewählten Bereiche einen Frame später legen</translation>
    </message>
    <message>
        <source>Stop One Frame E&amp;arlier</source>
        <translation>Ende einen &amp;Frame früher</translation>
    </message>
    <message>
        <source>Move the stop of the selected ranges one frame earlier</source>
        <translation>Das Ende der ausgewählten Bereiche einen Frame früher legen</translation>
    </message>
    <message>
        <source>Stop One Frame La&amp;ter</source>
        <translation>Ende einen Frame &amp;später</translation>
    </message>
    <message>
        <source>Move the stop of the selected ranges one frame later</source>
        <translation>Das Ende der ausgewählten Bereiche einen Frame später legen</translation>
    </message>
    <message>
        <source>Set &amp;Start to Playhead</source>
        <translation>Anfang an &amp;Wiedergabeposition</translation>
    </message>
    <message>
        <source>Start the selected ranges at the playhead</source>
        <translation>Die ausgewählten Bereiche an der Wiedergabeposition beginnen lassen</translation>
    </message>
    <message>
        <source>Set Sto&amp;p to Playhead</source>
        <translation>E&amp;nde an Wiedergabeposition</translation>
    </message>
    <message>
        <source>Stop the selected ranges after the playhead&apos;s frame</source>
        <translation>Die ausgewählten Bereiche nach dem Frame der Wiedergabeposition enden lassen</translation>
    </message>
    <message>
        <source>Start Ten Frames Earlier</source>
        <translation>Anfang zehn Frames früher</translation>
    </message>
    <message>
        <source>Move the start of the selected ranges ten frames earlier</source>
        <translation>Den Anfang der ausgewählten Bereiche zehn Frames früher legen</translation>
    </message>
    <message>
        <source>Start Ten Frames Later</source>
        <translation>Anfang zehn Frames später</translation>
    </message>
    <message>
        <source>Move the start of the selected ranges ten frames later</source>
        <translation>Den Anfang der ausgewählten Bereiche zehn Frames später legen</translation>
    </message>
    <message>
        <source>Stop Ten Frames Earlier</source>
        <translation>Ende zehn Frames früher</translation>
    </message>
    <message>
        <source>Move the stop of the selected ranges ten frames earlier</source>
        <translation>Das Ende der ausgewählten Bereiche zehn Frames früher legen</translation>
    </message>
    <message>
        <source>Stop Ten Frames Later</source>
        <translation>Ende zehn Frames später</translation>
    </message>
    <message>
        <source>Move the stop of the selected ranges ten frames later</source>
        <translation>Das Ende der ausgewählten Bereiche zehn Frames später legen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Show all settings, and find one by its words</source>
        <translation>Alle Einstellungen zeigen und eine nach ihren Wörtern finden</translation>
    </message>
    <message>
        <source>&amp;Save Settings to File…</source>
        <translation>&amp;Einstellungen in Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Write settings and keys into a file, for another computer or as a copy</source>
        <translation>Einstellungen und Tasten in eine Datei schreiben, für einen anderen Rechner oder als Kopie</translation>
    </message>
    <message>
        <source>&amp;Load Settings from File…</source>
        <translation>Einstellungen &amp;aus Datei laden&#xa0;…</translation>
    </message>
    <message>
        <source>Take settings and keys from such a file</source>
        <translation>Einstellungen und Tasten aus einer solchen Datei übernehmen</translation>
    </message>
    <message>
        <source>&amp;Reset All Settings…</source>
        <translation>Alle Einstellungen &amp;zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Set all settings and keys as they were at the very first start</source>
        <translation>Alle Einstellungen und Tasten so setzen, wie sie beim allerersten Start waren</translation>
    </message>
    <message>
        <source>Go &amp;Back to Former Settings</source>
        <translation>Zurück zu &amp;früheren Einstellungen</translation>
    </message>
    <message>
        <source>Take settings and keys as they were before the last file was loaded or all were reset</source>
        <translation>Einstellungen und Tasten so setzen, wie sie waren, bevor zuletzt eine Datei geladen oder alles zurückgesetzt wurde</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play or pause the clip</source>
        <translation>Den Clip abspielen oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Previous Frame</source>
        <translation>&amp;Vorheriger Frame</translation>
    </message>
    <message>
        <source>Go back one frame</source>
        <translation>Einen Frame zurück</translation>
    </message>
    <message>
        <source>&amp;Next Frame</source>
        <translation>&amp;Nächster Frame</translation>
    </message>
    <message>
        <source>Go forward one frame</source>
        <translation>Einen Frame vor</translation>
    </message>
    <message>
        <source>Ten Frames &amp;Back</source>
        <translation>&amp;Zehn Frames zurück</translation>
    </message>
    <message>
        <source>Go back ten frames</source>
        <translation>Zehn Frames zurückgehen</translation>
    </message>
    <message>
        <source>Ten Frames &amp;Forward</source>
        <translation>Zehn &amp;Frames vor</translation>
    </message>
    <message>
        <source>Go forward ten frames</source>
        <translation>Zehn Frames vorgehen</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>Zum ersten Frame gehen</translation>
    </message>
    <message>
        <source>Go to &amp;End</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>Zum letzten Frame gehen</translation>
    </message>
    <message>
        <source>P&amp;revious Edge of Tag</source>
        <translation>Vorherige &amp;Kante des Tags</translation>
    </message>
    <message>
        <source>Go to the edge before the playhead in the active lane</source>
        <translation>Zur Kante vor der Wiedergabeposition in der aktiven Spur gehen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Edge of Tag</source>
        <translation>Nächste Kante &amp;des Tags</translation>
    </message>
    <message>
        <source>Go to the edge after the playhead in the active lane</source>
        <translation>Zur Kante nach der Wiedergabeposition in der aktiven Spur gehen</translation>
    </message>
    <message>
        <source>Previous Edge of &amp;Any Tag</source>
        <translation>Vorherige Kante aller &amp;Tags</translation>
    </message>
    <message>
        <source>Go to the edge before the playhead in any lane</source>
        <translation>Zur Kante vor der Wiedergabeposition in irgendeiner Spur gehen</translation>
    </message>
    <message>
        <source>Next Edge of An&amp;y Tag</source>
        <translation>Nä&amp;chste Kante aller Tags</translation>
    </message>
    <message>
        <source>Go to the edge after the playhead in any lane</source>
        <translation>Zur Kante nach der Wiedergabeposition in irgendeiner Spur gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Clip</source>
        <translation>V&amp;orheriger Clip</translation>
    </message>
    <message>
        <source>Go to the clip above in the library</source>
        <translation>Zum Clip darüber in der Bibliothek gehen</translation>
    </message>
    <message>
        <source>&amp;Next Clip</source>
        <translation>&amp;Nächster Clip</translation>
    </message>
    <message>
        <source>Go to the clip below in the library</source>
        <translation>Zum Clip darunter in der Bibliothek gehen</translation>
    </message>
    <message>
        <source>Finish and Open Ne&amp;xt</source>
        <translation>Abschließen &amp;und nächsten öffnen</translation>
    </message>
    <message>
        <source>Say that this clip is done, and open the next in the library that is not</source>
        <translation>Diesen Clip als fertig melden und den nächsten der Bibliothek öffnen, der es nicht ist</translation>
    </message>
    <message>
        <source>&amp;Untouched</source>
        <translation>&amp;Unberührt</translation>
    </message>
    <message>
        <source>Say that nobody has begun with the selected clips</source>
        <translation>Sagen, dass mit den ausgewählten Clips noch niemand begonnen hat</translation>
    </message>
    <message>
        <source>&amp;Begun</source>
        <translation>&amp;Begonnen</translation>
    </message>
    <message>
        <source>Say that somebody works on the selected clips</source>
        <translation>Sagen, dass jemand an den ausgewählten Clips arbeitet</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Say that the selected clips are done</source>
        <translation>Sagen, dass die ausgewählten Clips fertig sind</translation>
    </message>
    <message>
        <source>&amp;Reviewed</source>
        <translation>&amp;Geprüft</translation>
    </message>
    <message>
        <source>Say that the selected clips are right; the next change of their tags takes it back to done</source>
        <translation>Sagen, dass die ausgewählten Clips stimmen; die nächste Änderung ihrer Tags setzt sie auf „fertig“ zurück</translation>
    </message>
    <message>
        <source>&amp;Find Clip…</source>
        <translation>Clip &amp;finden&#xa0;…</translation>
    </message>
    <message>
        <source>Open a clip by some letters of its name, whatever the library lists</source>
        <translation>Einen Clip durch einige Buchstaben seines Namens öffnen, was immer die Bibliothek auflistet</translation>
    </message>
    <message>
        <source>Filt&amp;er Clips</source>
        <translation>C&amp;lips filtern</translation>
    </message>
    <message>
        <source>Filter the library by name</source>
        <translation>Die Bibliothek nach Namen filtern</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>S&amp;chleife</translation>
    </message>
    <message>
        <source>Start over at the end of the clip</source>
        <translation>Am Ende des Clips von vorn beginnen</translation>
    </message>
    <message>
        <source>Loop &amp;Range</source>
        <translation>&amp;Bereich in Schleife</translation>
    </message>
    <message>
        <source>Play the selected range over and over, from half a second before it</source>
        <translation>Den ausgewählten Bereich immer wieder spielen, ab einer halben Sekunde davor</translation>
    </message>
    <message>
        <source>Play &amp;Gaps Only</source>
        <translation>Nu&amp;r Lücken spielen</translation>
    </message>
    <message>
        <source>Play only the untagged frames of this clip</source>
        <translation>Nur die Frames dieses Clips ohne Tag spielen</translation>
    </message>
    <message>
        <source>Play &amp;Hits Only</source>
        <translation>Nur &amp;Treffer spielen</translation>
    </message>
    <message>
        <source>Play only the frames of this clip that the query finds</source>
        <translation>Nur die Frames dieses Clips spielen, die die Abfrage findet</translation>
    </message>
    <message>
        <source>Shuttle &amp;Backward</source>
        <translation>&amp;Shuttle rückwärts</translation>
    </message>
    <message>
        <source>Play backward; press again to double the speed</source>
        <translation>Rückwärts spielen; noch einmal drücken verdoppelt die Geschwindigkeit</translation>
    </message>
    <message>
        <source>Shuttle &amp;Stop</source>
        <translation>Shuttle &amp;anhalten</translation>
    </message>
    <message>
        <source>Pause and return to normal speed</source>
        <translation>Anhalten und zur normalen Geschwindigkeit zurückkehren</translation>
    </message>
    <message>
        <source>Shuttle &amp;Forward</source>
        <translation>Shuttle &amp;vorwärts</translation>
    </message>
    <message>
        <source>Play forward; press again to double the speed</source>
        <translation>Vorwärts spielen; noch einmal drücken verdoppelt die Geschwindigkeit</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Play slower, down to 0.1×</source>
        <translation>Langsamer spielen, bis 0,1×</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Play faster, up to 8×</source>
        <translation>Schneller spielen, bis 8×</translation>
    </message>
    <message>
        <source>F&amp;it Ranges to Changed File…</source>
        <translation>Bereiche an geänderte Datei an&amp;passen&#xa0;…</translation>
    </message>
    <message>
        <source>Keep, trim, shift or rescale the ranges of a clip whose file changed after it was tagged</source>
        <translation>Die Bereiche eines Clips, dessen Datei sich nach dem Taggen geändert hat, behalten, kürzen, verschieben oder skalieren</translation>
    </message>
    <message>
        <source>Fin&amp;d Moved Files…</source>
        <translation>Verschobene &amp;Dateien finden&#xa0;…</translation>
    </message>
    <message>
        <source>Look on the disk for files of the library that were moved, and give them their tags again</source>
        <translation>Dateien der Bibliothek, die verschoben wurden, auf der Platte suchen und ihnen ihre Tags wiedergeben</translation>
    </message>
    <message>
        <source>Use Suggested &amp;Unit</source>
        <translation>&amp;Vorgeschlagene Einheit verwenden</translation>
    </message>
    <message>
        <source>Read the file in the unit that makes its figure the size of a person</source>
        <translation>Die Datei in der Einheit lesen, in der ihre Figur so groß wie ein Mensch ist</translation>
    </message>
    <message>
        <source>Use Suggested Unit for &amp;All</source>
        <translation>Vorgeschlagene &amp;Einheit für alle</translation>
    </message>
    <message>
        <source>Follow the same suggestion for every file that has it</source>
        <translation>Demselben Vorschlag bei jeder Datei folgen, die ihn hat</translation>
    </message>
    <message>
        <source>&amp;Keep Figure&apos;s Size</source>
        <translation>&amp;Größe der Figur behalten</translation>
    </message>
    <message>
        <source>The figure is the right size: stop suggesting a unit for its file</source>
        <translation>Die Figur ist richtig groß: für ihre Datei keine Einheit mehr vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Make Mirrored Tags</source>
        <translation>G&amp;espiegelte Tags anlegen</translation>
    </message>
    <message>
        <source>Swap left and right in the tags of these clips: into the clips that show them mirrored, or into a namespace</source>
        <translation>Links und rechts in den Tags dieser Clips tauschen: in die Clips, die sie gespiegelt zeigen, oder in einen Namensraum</translation>
    </message>
    <message>
        <source>Show which clips were recorded together, propose takes by their names, keep or remove them</source>
        <translation>Zeigen, welche Clips zusammen aufgenommen wurden, Takes nach ihren Namen vorschlagen, behalten oder entfernen</translation>
    </message>
    <message>
        <source>Re&amp;target to Character…</source>
        <translation>Auf C&amp;harakter übertragen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose which joint of this clip moves which joint of the character, where their names differ</source>
        <translation>Wählen, welches Gelenk dieses Clips welches Gelenk des Charakters bewegt, wo ihre Namen sich unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Use This File as Character</source>
        <translation>D&amp;iese Datei als Charakter verwenden</translation>
    </message>
    <message>
        <source>Play every clip whose joints match on the mesh of the current file</source>
        <translation>Jeden Clip, dessen Gelenke passen, auf dem Mesh der aktuellen Datei spielen</translation>
    </message>
    <message>
        <source>&amp;New Tag…</source>
        <translation>&amp;Neues Tag&#xa0;…</translation>
    </message>
    <message>
        <source>Add a tag to the vocabulary</source>
        <translation>Dem Vokabular ein Tag hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Edit Tag…</source>
        <translation>&amp;Tag bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Change the name, colour, key and group of the active tag</source>
        <translation>Name, Farbe, Taste und Gruppe des aktiven Tags ändern</translation>
    </message>
    <message>
        <source>Mer&amp;ge Into…</source>
        <translation>&amp;Zusammenlegen mit&#xa0;…</translation>
    </message>
    <message>
        <source>Move all ranges of the active tag to another tag, in every clip</source>
        <translation>Alle Bereiche des aktiven Tags auf ein anderes Tag übertragen, in jedem Clip</translation>
    </message>
    <message>
        <source>Tag Selected C&amp;lips…</source>
        <translation>&amp;Ausgewählte Clips taggen&#xa0;…</translation>
    </message>
    <message>
        <source>Add a tag to the clips selected in the library, or remove it from them</source>
        <translation>Den in der Bibliothek ausgewählten Clips ein Tag geben oder nehmen</translation>
    </message>
    <message>
        <source>Give to the Whole Take</source>
        <translation>Dem ganzen Take geben</translation>
    </message>
    <message>
        <source>Give the selected ranges to the clips that were recorded together with this one, at the same time</source>
        <translation>Die ausgewählten Bereiche den Clips geben, die zusammen mit diesem aufgenommen wurden, zur selben Zeit</translation>
    </message>
    <message>
        <source>&amp;Vocabulary…</source>
        <translation>&amp;Vokabular&#xa0;…</translation>
    </message>
    <message>
        <source>Tag Sets…</source>
        <translation>Tag-Sätze&#xa0;…</translation>
    </message>
    <message>
        <source>Show or hide the tags of each set, lock them, and choose the set that new tags go to</source>
        <translation>Die Tags jedes Satzes zeigen oder ausblenden, sperren, und wählen, in welchen Satz neue Tags kommen</translation>
    </message>
    <message>
        <source>Com&amp;pare Annotators…</source>
        <translation>Ann&amp;otatoren vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>Show how far annotators of the same clips agree, go to where they differ, and take a side</source>
        <translation>Zeigen, wie weit Annotatoren derselben Clips übereinstimmen, hingehen, wo sie abweichen, und einem folgen</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>&amp;Nächster Unterschied</translation>
    </message>
    <message>
        <source>Go to the next place where annotators differ, in this clip or those below</source>
        <translation>Zur nächsten Stelle gehen, an der Annotatoren abweichen, in diesem Clip oder denen darunter</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>&amp;Vorheriger Unterschied</translation>
    </message>
    <message>
        <source>Go to the place before where annotators differ, in this clip or those above</source>
        <translation>Zur vorherigen Stelle gehen, an der Annotatoren abweichen, in diesem Clip oder denen darüber</translation>
    </message>
    <message>
        <source>Take from &amp;First</source>
        <translation>Vom &amp;ersten übernehmen</translation>
    </message>
    <message>
        <source>Tag the difference under the playhead as the annotator who stands first, and go to the next</source>
        <translation>Den Unterschied unter der Wiedergabeposition so taggen wie der Annotator, der zuerst steht, und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Take from S&amp;econd</source>
        <translation>Vom &amp;zweiten übernehmen</translation>
    </message>
    <message>
        <source>Tag the difference under the playhead as the annotator who stands second, and go to the next</source>
        <translation>Den Unterschied unter der Wiedergabeposition so taggen wie der Annotator, der an zweiter Stelle steht, und zum nächsten gehen</translation>
    </message>
    <message>
        <source>&amp;Keep as It Is</source>
        <translation>&amp;Lassen, wie es ist</translation>
    </message>
    <message>
        <source>Leave the difference under the playhead as it is in the library, and go to the next: until annotators are compared anew it is passed by</source>
        <translation>Den Unterschied unter der Wiedergabeposition so lassen, wie er in der Bibliothek ist, und zum nächsten gehen: bis zum nächsten Vergleich wird er übergangen</translation>
    </message>
    <message>
        <source>&amp;Reaction Time…</source>
        <translation>&amp;Reaktionszeit&#xa0;…</translation>
    </message>
    <message>
        <source>Set how much earlier than the key press a range starts and stops during playback</source>
        <translation>Festlegen, wie viel früher als der Tastendruck ein Bereich während der Wiedergabe beginnt und endet</translation>
    </message>
    <message>
        <source>S&amp;ign My Tags…</source>
        <translation>&amp;Meine Tags signieren&#xa0;…</translation>
    </message>
    <message>
        <source>Record who tagged which frames, and when</source>
        <translation>Festhalten, wer welche Frames wann getaggt hat</translation>
    </message>
    <message>
        <source>Tag &amp;Mode</source>
        <translation>Ta&amp;g-Modus</translation>
    </message>
    <message>
        <source>Use letters as tag keys until Esc is pressed</source>
        <translation>Buchstaben als Tag-Tasten verwenden, bis Esc gedrückt wird</translation>
    </message>
    <message>
        <source>&amp;Start or Stop Active Tag</source>
        <translation>Aktives Tag &amp;beginnen oder beenden</translation>
    </message>
    <message>
        <source>Start the selected ranges at the playhead; with none selected, start a range of the active tag, or stop the one that was started</source>
        <translation>Die ausgewählten Bereiche an der Wiedergabeposition beginnen; ist keiner ausgewählt, einen Bereich des aktiven Tags beginnen oder den begonnenen beenden</translation>
    </message>
    <message>
        <source>&amp;Begin or End Unnamed Range</source>
        <translation>&amp;Namenlosen Bereich beginnen oder beenden</translation>
    </message>
    <message>
        <source>Start a range at the playhead that has no tag yet: a tag&apos;s key stops it and names it; a second time, stop it and choose its tag</source>
        <translation>An der Wiedergabeposition einen Bereich beginnen, der noch kein Tag hat: die Taste eines Tags beendet und benennt ihn; ein zweites Mal: beenden und sein Tag wählen</translation>
    </message>
    <message>
        <source>Tags of a Group Follo&amp;w Each Other</source>
        <translation>&amp;Tags einer Gruppe folgen einander</translation>
    </message>
    <message>
        <source>The key of a tag ends what runs of the others of its group, and does nothing while its own tag runs</source>
        <translation>Die Taste eines Tags beendet, was von den anderen seiner Gruppe läuft, und tut nichts, solange ihr eigenes läuft</translation>
    </message>
    <message>
        <source>Ne&amp;xt Phase</source>
        <translation>Nächste &amp;Phase</translation>
    </message>
    <message>
        <source>Begin the first phase of the active tag&apos;s group at the playhead, or end the one that runs and begin the next</source>
        <translation>Die erste Phase der Gruppe des aktiven Tags an der Wiedergabeposition beginnen, oder die laufende beenden und die nächste beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel Started Range</source>
        <translation>&amp;Begonnenen Bereich verwerfen</translation>
    </message>
    <message>
        <source>Sn&amp;apping</source>
        <translation>&amp;Einrasten</translation>
    </message>
    <message>
        <source>Snap edges to the playhead, other edges, the ends of the clip, contacts and thresholds of curves; hold Alt to drag freely</source>
        <translation>Kanten an Wiedergabeposition, anderen Kanten, den Enden des Clips, Kontakten und Schwellwerten einrasten; mit Alt frei ziehen</translation>
    </message>
    <message>
        <source>Ranges from T&amp;hreshold</source>
        <translation>Bereiche aus &amp;Schwellwert</translation>
    </message>
    <message>
        <source>Tag the frames where the curve is beyond the threshold (Enter on the timeline)</source>
        <translation>Die Frames taggen, an denen die Kurve jenseits des Schwellwerts liegt (Enter auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rege&amp;ln</translation>
    </message>
    <message>
        <source>Show the panel of rules that suggest ranges</source>
        <translation>Das Panel der Regeln zeigen, die Bereiche vorschlagen</translation>
    </message>
    <message>
        <source>Tune C&amp;ontacts…</source>
        <translation>&amp;Kontakte einstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Set how low and slow a foot must be to count as resting, with a live preview</source>
        <translation>Festlegen, wie tief und langsam ein Fuß sein muss, um als ruhend zu gelten, mit Vorschau</translation>
    </message>
    <message>
        <source>Motion Chec&amp;ks…</source>
        <translation>Bewegung &amp;prüfen&#xa0;…</translation>
    </message>
    <message>
        <source>List where the motion of this clip is broken, and suggest Bad tags for it</source>
        <translation>Auflisten, wo die Bewegung dieses Clips fehlerhaft ist, und Bad-Tags dafür vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Divide into Segments…</source>
        <translation>&amp;In Abschnitte zerlegen&#xa0;…</translation>
    </message>
    <message>
        <source>Part the clip where its motion changes, and tag it segment by segment</source>
        <translation>Den Clip zerlegen, wo seine Bewegung sich ändert, und ihn Abschnitt für Abschnitt taggen</translation>
    </message>
    <message>
        <source>&amp;Suggesters…</source>
        <translation>&amp;Vorschlagsprogramme&#xa0;…</translation>
    </message>
    <message>
        <source>Ask programs of your own for ranges, and decide about what they suggest</source>
        <translation>Eigene Programme nach Bereichen fragen und über ihre Vorschläge entscheiden</translation>
    </message>
    <message>
        <source>&amp;Accept Suggestion</source>
        <translation>Vorschlag &amp;annehmen</translation>
    </message>
    <message>
        <source>Turn the current suggestion into a range (Enter on the timeline)</source>
        <translation>Den aktuellen Vorschlag zu einem Bereich machen (Enter auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>&amp;Reject Suggestion</source>
        <translation>V&amp;orschlag ablehnen</translation>
    </message>
    <message>
        <source>Never suggest this range again (Backspace on the timeline)</source>
        <translation>Diesen Bereich nie wieder vorschlagen (Rücktaste auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>&amp;Next Suggestion</source>
        <translation>&amp;Nächster Vorschlag</translation>
    </message>
    <message>
        <source>Go to the next suggestion of the rule or the suggester (Tab on the timeline)</source>
        <translation>Zum nächsten Vorschlag der Regel oder des Programms gehen (Tab auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>Accept A&amp;ll Suggestions</source>
        <translation>A&amp;lle Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Turn every suggestion of the rule or the suggester into a range, in one step</source>
        <translation>Jeden Vorschlag der Regel oder des Programms zu einem Bereich machen, in einem Schritt</translation>
    </message>
    <message>
        <source>&amp;Type a Query</source>
        <translation>&amp;Abfrage eingeben</translation>
    </message>
    <message>
        <source>Move the cursor to the query bar</source>
        <translation>Den Cursor in die Abfrageleiste setzen</translation>
    </message>
    <message>
        <source>Cl&amp;ear Query</source>
        <translation>Abfrage &amp;leeren</translation>
    </message>
    <message>
        <source>Clear the query, so that no clip is dimmed</source>
        <translation>Die Abfrage leeren, damit kein Clip abgedunkelt ist</translation>
    </message>
    <message>
        <source>Next &amp;Hit</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next range of the answer, in this clip or the next</source>
        <translation>Zum nächsten Bereich des Ergebnisses gehen, in diesem Clip oder dem nächsten</translation>
    </message>
    <message>
        <source>P&amp;revious Hit</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Go to the previous range of the answer</source>
        <translation>Zum vorherigen Bereich des Ergebnisses gehen</translation>
    </message>
    <message>
        <source>Hi&amp;de Clips Without Hits</source>
        <translation>&amp;Clips ohne Treffer ausblenden</translation>
    </message>
    <message>
        <source>Show only clips that have frames in the answer</source>
        <translation>Nur Clips zeigen, die Frames im Ergebnis haben</translation>
    </message>
    <message>
        <source>&amp;Save Query…</source>
        <translation>Abfrage &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the query under a name in the library file</source>
        <translation>Die Abfrage unter einem Namen in der Bibliotheksdatei speichern</translation>
    </message>
    <message>
        <source>Saved &amp;Queries…</source>
        <translation>&amp;Gespeicherte Abfragen&#xa0;…</translation>
    </message>
    <message>
        <source>Rename or delete saved queries and live tags</source>
        <translation>Gespeicherte Abfragen und Live-Tags umbenennen oder löschen</translation>
    </message>
    <message>
        <source>Recent Q&amp;ueries…</source>
        <translation>L&amp;etzte Abfragen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose one of the queries that were finished with Enter, the latest first</source>
        <translation>Eine der Abfragen wählen, die mit Enter abgeschlossen wurden, die jüngste zuerst</translation>
    </message>
    <message>
        <source>Ta&amp;g These Hits As…</source>
        <translation>&amp;Diese Treffer taggen als&#xa0;…</translation>
    </message>
    <message>
        <source>Tag every range of the answer, in all clips at once</source>
        <translation>Jeden Bereich des Ergebnisses taggen, in allen Clips zugleich</translation>
    </message>
    <message>
        <source>&amp;Make a Live Tag…</source>
        <translation>Live-&amp;Tag anlegen&#xa0;…</translation>
    </message>
    <message>
        <source>Make a tag that always has the frames that the query finds</source>
        <translation>Ein Tag anlegen, das stets die Frames hat, die die Abfrage findet</translation>
    </message>
    <message>
        <source>E&amp;xport the Answer…</source>
        <translation>Ergebnis e&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export every range of the answer to a CSV file, in frames and seconds</source>
        <translation>Jeden Bereich des Ergebnisses in eine CSV-Datei exportieren, in Frames und Sekunden</translation>
    </message>
    <message>
        <source>Answer in &amp;Numbers…</source>
        <translation>Ergebnis &amp;in Zahlen&#xa0;…</translation>
    </message>
    <message>
        <source>Count the answer&apos;s clips, ranges, frames and seconds by folder, tag, clip and length</source>
        <translation>Clips, Bereiche, Frames und Sekunden des Ergebnisses nach Ordner, Tag, Clip und Länge zählen</translation>
    </message>
    <message>
        <source>Take back a move of files, by the list of moves that it wrote</source>
        <translation>Ein Verschieben von Dateien anhand der Liste zurücknehmen, die es geschrieben hat</translation>
    </message>
    <message>
        <source>&amp;More Like This…</source>
        <translation>Ähnliches &amp;finden&#xa0;…</translation>
    </message>
    <message>
        <source>Find in all clips what moves like the selected range</source>
        <translation>In allen Clips finden, was sich wie der ausgewählte Bereich bewegt</translation>
    </message>
    <message>
        <source>&amp;Known Examples of Motion…</source>
        <translation>&amp;Bekannte Bewegungsbeispiele&#xa0;…</translation>
    </message>
    <message>
        <source>Rename or remove the examples of motion that queries ask for by like()</source>
        <translation>Die Bewegungsbeispiele umbenennen oder entfernen, nach denen Abfragen mit like() fragen</translation>
    </message>
    <message>
        <source>&amp;Show Near Duplicates…</source>
        <translation>Fast &amp;Gleiches zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>Find stretches of clips that are the same motion, and tag all but one of each</source>
        <translation>Abschnitte von Clips finden, die dieselbe Bewegung sind, und alle bis auf einen taggen</translation>
    </message>
    <message>
        <source>Co&amp;verage…</source>
        <translation>A&amp;bdeckung&#xa0;…</translation>
    </message>
    <message>
        <source>Show in which speeds and turns the frames of the query can be driven, and what to capture</source>
        <translation>Zeigen, in welchen Geschwindigkeiten und Drehungen sich die Frames der Abfrage steuern lassen, und was aufzunehmen ist</translation>
    </message>
    <message>
        <source>&amp;Pick the Best Match…</source>
        <translation>&amp;Passendste Clips wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Find the clips that fit best by tags that they need, want or should not have</source>
        <translation>Die Clips finden, die am besten passen, nach Tags, die sie brauchen, haben oder nicht haben sollen</translation>
    </message>
    <message>
        <source>Check Librar&amp;y…</source>
        <translation>Bibli&amp;othek prüfen&#xa0;…</translation>
    </message>
    <message>
        <source>Find where tags break the rules of the library, and edit its checks</source>
        <translation>Finden, wo Tags die Regeln der Bibliothek verletzen, und ihre Prüfungen bearbeiten</translation>
    </message>
    <message>
        <source>Play Ree&amp;l</source>
        <translation>&amp;Reel spielen</translation>
    </message>
    <message>
        <source>Play every hit of the query one after another, or return to the clip</source>
        <translation>Jeden Treffer der Abfrage nacheinander spielen, oder zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Keep Hit</source>
        <translation>Tre&amp;ffer behalten</translation>
    </message>
    <message>
        <source>Keep the hit that the reel plays, and go to the next</source>
        <translation>Den Treffer behalten, den das Reel spielt, und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Sk&amp;ip Hit</source>
        <translation>Treffer a&amp;uslassen</translation>
    </message>
    <message>
        <source>Leave out the hit that the reel plays, and go to the next</source>
        <translation>Den Treffer auslassen, den das Reel spielt, und zum nächsten gehen</translation>
    </message>
    <message>
        <source>T&amp;ag Kept Hits As…</source>
        <translation>Be&amp;haltene Treffer taggen als&#xa0;…</translation>
    </message>
    <message>
        <source>Tag the kept hits of the reel</source>
        <translation>Die behaltenen Treffer des Reels taggen</translation>
    </message>
    <message>
        <source>&amp;Show Crowd</source>
        <translation>&amp;Menge zeigen</translation>
    </message>
    <message>
        <source>Show every hit of the query at once, all beginning together at one place, or return to the clip</source>
        <translation>Jeden Treffer der Abfrage zugleich zeigen, alle von einer Stelle aus, oder zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>In &amp;Rows</source>
        <translation>&amp;In Reihen</translation>
    </message>
    <message>
        <source>Show the figures of the crowd side by side</source>
        <translation>Die Figuren der Menge nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Current Clip to Track &amp;1</source>
        <translation>Aktueller Clip auf Track &amp;1</translation>
    </message>
    <message>
        <source>Put the current clip on the first track</source>
        <translation>Den aktuellen Clip auf den ersten Track legen</translation>
    </message>
    <message>
        <source>Current Clip to Track &amp;2</source>
        <translation>Aktueller Clip auf Track &amp;2</translation>
    </message>
    <message>
        <source>Put the current clip on the second track</source>
        <translation>Den aktuellen Clip auf den zweiten Track legen</translation>
    </message>
    <message>
        <source>&amp;Add Track</source>
        <translation>&amp;Track hinzufügen</translation>
    </message>
    <message>
        <source>Add a track with the current clip</source>
        <translation>Einen Track mit dem aktuellen Clip hinzufügen</translation>
    </message>
    <message>
        <source>Add Additive &amp;Layer</source>
        <translation>&amp;Additive Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Add the current clip on top of the blend, as its difference from its first pose</source>
        <translation>Den aktuellen Clip auf die Mischung legen, als Unterschied zu seiner ersten Pose</translation>
    </message>
    <message>
        <source>&amp;Remove Last Track</source>
        <translation>&amp;Letzten Track entfernen</translation>
    </message>
    <message>
        <source>Remove the last track</source>
        <translation>Den letzten Track entfernen</translation>
    </message>
    <message>
        <source>&amp;Play Blend</source>
        <translation>M&amp;ischung spielen</translation>
    </message>
    <message>
        <source>Show the controller&apos;s blend in the viewport, or return to the clip</source>
        <translation>Die Mischung des Controllers im Bild zeigen, oder zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>Timeline &amp;Follows Blend</source>
        <translation>&amp;Zeitleiste folgt Mischung</translation>
    </message>
    <message>
        <source>Show the leading track&apos;s clip on the timeline while a blend plays</source>
        <translation>Auf der Zeitleiste den Clip des führenden Tracks zeigen, während eine Mischung spielt</translation>
    </message>
    <message>
        <source>&amp;Transition Now</source>
        <translation>&amp;Jetzt übergehen</translation>
    </message>
    <message>
        <source>Transition at &amp;End</source>
        <translation>Am &amp;Ende übergehen</translation>
    </message>
    <message>
        <source>Transitio&amp;n Settings…</source>
        <translation>Einstellungen &amp;des Übergangs&#xa0;…</translation>
    </message>
    <message>
        <source>Set the duration, curve and starting point of transitions</source>
        <translation>Dauer, Kurve und Einstiegspunkt der Übergänge festlegen</translation>
    </message>
    <message>
        <source>&amp;Clear Schedule</source>
        <translation>Zeit&amp;plan leeren</translation>
    </message>
    <message>
        <source>Cancel every transition that has not begun</source>
        <translation>Jeden Übergang verwerfen, der noch nicht begonnen hat</translation>
    </message>
    <message>
        <source>Find Transiti&amp;ons…</source>
        <translation>Übergänge &amp;finden&#xa0;…</translation>
    </message>
    <message>
        <source>Find the best frames to go from one query to another, and play them</source>
        <translation>Die besten Frames finden, um von einer Abfrage zu einer anderen überzugehen, und sie spielen</translation>
    </message>
    <message>
        <source>&amp;In Place</source>
        <translation>A&amp;uf der Stelle</translation>
    </message>
    <message>
        <source>Play without moving over the ground</source>
        <translation>Spielen, ohne sich über den Boden zu bewegen</translation>
    </message>
    <message>
        <source>Pre&amp;sets…</source>
        <translation>&amp;Voreinstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose a blend that is saved in the library file</source>
        <translation>Eine Mischung wählen, die in der Bibliotheksdatei gespeichert ist</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Preset…</source>
        <translation>Als V&amp;oreinstellung speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save tracks, layers, transition and schedule under a name in the library file</source>
        <translation>Tracks, Ebenen, Übergang und Zeitplan unter einem Namen in der Bibliotheksdatei speichern</translation>
    </message>
    <message>
        <source>&amp;Blend Space</source>
        <translation>&amp;Mischraum</translation>
    </message>
    <message>
        <source>Place clips by speed and turn rate, and blend them with a puck</source>
        <translation>Clips nach Geschwindigkeit und Drehrate anordnen und mit einem Puck mischen</translation>
    </message>
    <message>
        <source>Pla&amp;y Blend Space</source>
        <translation>Mis&amp;chraum spielen</translation>
    </message>
    <message>
        <source>Show the blend at the puck in the viewport, or return to the clip</source>
        <translation>Die Mischung am Puck im Bild zeigen, oder zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>&amp;Steuern</translation>
    </message>
    <message>
        <source>Steer a figure through the library by keys, or return to the clip</source>
        <translation>Eine Figur mit Tasten durch die Bibliothek steuern, oder zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>Drive again from where it began (Backspace while steering)</source>
        <translation>Wieder von dort steuern, wo es begann (Rücktaste beim Steuern)</translation>
    </message>
    <message>
        <source>&amp;Keep This Filter</source>
        <translation>&amp;Diesen Filter behalten</translation>
    </message>
    <message>
        <source>Go on driving what the query finds now, whatever the query bar says</source>
        <translation>Weiter steuern, was die Abfrage jetzt findet, was immer die Abfrageleiste sagt</translation>
    </message>
    <message>
        <source>&amp;Enter Only and Prefer</source>
        <translation>&amp;Einstieg und Bevorzugtes</translation>
    </message>
    <message>
        <source>Say which frames may be jumped into, and which are preferred</source>
        <translation>Sagen, in welche Frames gesprungen werden darf und welche bevorzugt werden</translation>
    </message>
    <message>
        <source>&amp;Mark Frame</source>
        <translation>&amp;Frame markieren</translation>
    </message>
    <message>
        <source>Tag the driven frame and the half second on both sides, so that it is not driven (B while steering)</source>
        <translation>Den gesteuerten Frame und die halbe Sekunde davor und danach taggen, damit er nicht gesteuert wird (B beim Steuern)</translation>
    </message>
    <message>
        <source>&amp;Tag for Marking…</source>
        <translation>&amp;Tag zum Markieren&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the tag that marking gives; usually Bad</source>
        <translation>Das Tag wählen, das Markieren gibt; meist Bad</translation>
    </message>
    <message>
        <source>&amp;Save Path…</source>
        <translation>&amp;Weg speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the last 30 seconds of steering as a path file, which tagline drive can drive again</source>
        <translation>Die letzten 30 Sekunden der Steuerung als Wegdatei speichern, die „tagline drive“ wieder steuern kann</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation>&amp;Auswahl einpassen</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected ranges</source>
        <translation>Die Zeitleiste auf die ausgewählten Bereiche zoomen</translation>
    </message>
    <message>
        <source>Fit Whol&amp;e Clip</source>
        <translation>&amp;Ganzen Clip einpassen</translation>
    </message>
    <message>
        <source>Show the whole clip on the timeline</source>
        <translation>Den ganzen Clip auf der Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom the timeline in</source>
        <translation>Die Zeitleiste vergrößern</translation>
    </message>
    <message>
        <source>Zoom O&amp;ut</source>
        <translation>V&amp;erkleinern</translation>
    </message>
    <message>
        <source>Zoom the timeline out</source>
        <translation>Die Zeitleiste verkleinern</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Wand</translation>
    </message>
    <message>
        <source>&amp;Fit Each Clip</source>
        <translation>&amp;Jeden Clip einpassen</translation>
    </message>
    <message>
        <source>Show each clip as wide as the wall, or all on one scale in seconds</source>
        <translation>Jeden Clip so breit wie die Wand zeigen, oder alle auf einer Skala in Sekunden</translation>
    </message>
    <message>
        <source>Show &amp;All Time</source>
        <translation>&amp;Ganze Zeit zeigen</translation>
    </message>
    <message>
        <source>Show the wall from the first second to the end of the longest clip</source>
        <translation>Die Wand von der ersten Sekunde bis zum Ende des längsten Clips zeigen</translation>
    </message>
    <message>
        <source>Show less time on the wall, down to single frames</source>
        <translation>Weniger Zeit auf der Wand zeigen, bis zu einzelnen Frames</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>V&amp;erkleinern</translation>
    </message>
    <message>
        <source>Show more time on the wall</source>
        <translation>Mehr Zeit auf der Wand zeigen</translation>
    </message>
    <message>
        <source>&amp;Taller Rows</source>
        <translation>&amp;Höhere Zeilen</translation>
    </message>
    <message>
        <source>Make the wall&apos;s rows taller</source>
        <translation>Die Zeilen der Wand höher machen</translation>
    </message>
    <message>
        <source>&amp;Lower Rows</source>
        <translation>&amp;Niedrigere Zeilen</translation>
    </message>
    <message>
        <source>Make the wall&apos;s rows lower, down to one pixel</source>
        <translation>Die Zeilen der Wand niedriger machen, bis zu einem Pixel</translation>
    </message>
    <message>
        <source>&amp;Filter Lanes…</source>
        <translation>&amp;Spuren filtern&#xa0;…</translation>
    </message>
    <message>
        <source>Show only lanes whose names contain a text or match /a regular expression/</source>
        <translation>Nur Spuren zeigen, deren Namen einen Text enthalten oder auf /einen regulären Ausdruck/ passen</translation>
    </message>
    <message>
        <source>Move Lane &amp;Up</source>
        <translation>Spur &amp;nach oben</translation>
    </message>
    <message>
        <source>Move the active lane up</source>
        <translation>Die aktive Spur nach oben schieben</translation>
    </message>
    <message>
        <source>Move Lane &amp;Down</source>
        <translation>Spur nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the active lane down</source>
        <translation>Die aktive Spur nach unten schieben</translation>
    </message>
    <message>
        <source>&amp;Reset Lane Order</source>
        <translation>&amp;Reihenfolge der Spuren zurücksetzen</translation>
    </message>
    <message>
        <source>Show the lanes in the order of the tags again</source>
        <translation>Die Spuren wieder in der Reihenfolge der Tags zeigen</translation>
    </message>
    <message>
        <source>&amp;Lock Lane</source>
        <translation>S&amp;pur sperren</translation>
    </message>
    <message>
        <source>Protect the ranges of the active lane from the mouse, or unlock it</source>
        <translation>Die Bereiche der aktiven Spur vor der Maus schützen, oder sie entsperren</translation>
    </message>
    <message>
        <source>&amp;Hide Lane</source>
        <translation>Spur &amp;ausblenden</translation>
    </message>
    <message>
        <source>Hide the active lane</source>
        <translation>Die aktive Spur ausblenden</translation>
    </message>
    <message>
        <source>&amp;Solo Lane</source>
        <translation>S&amp;olo-Spur</translation>
    </message>
    <message>
        <source>Show only the active lane and other solo lanes</source>
        <translation>Nur die aktive Spur und andere Solo-Spuren zeigen</translation>
    </message>
    <message>
        <source>&amp;Tall Lane</source>
        <translation>&amp;Hohe Spur</translation>
    </message>
    <message>
        <source>Make the active lane taller, or return it to normal height</source>
        <translation>Die aktive Spur höher machen, oder wieder normal hoch</translation>
    </message>
    <message>
        <source>Show &amp;All Lanes</source>
        <translation>Alle Spuren &amp;zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Empty Lanes</source>
        <translation>&amp;Leere Spuren zeigen</translation>
    </message>
    <message>
        <source>Show a lane for every tag, also for those without a range in the clip</source>
        <translation>Für jedes Tag eine Spur zeigen, auch für solche ohne Bereich im Clip</translation>
    </message>
    <message>
        <source>Transition Ar&amp;cs</source>
        <translation>&amp;Bögen der Übergänge</translation>
    </message>
    <message>
        <source>Keys by &amp;Joint</source>
        <translation>Keyframes &amp;je Gelenk</translation>
    </message>
    <message>
        <source>Show a row of keys for each joint</source>
        <translation>Für jedes Gelenk eine Zeile mit Keyframes zeigen</translation>
    </message>
    <message>
        <source>Cur&amp;ves…</source>
        <translation>K&amp;urven&#xa0;…</translation>
    </message>
    <message>
        <source>Choose which motion curves to show under the tags: any signal of any joint</source>
        <translation>Wählen, welche Bewegungskurven unter den Tags zu sehen sind: jedes Signal jedes Gelenks</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>&amp;Mesh</translation>
    </message>
    <message>
        <source>Show the skinned mesh</source>
        <translation>Das Mesh mit Haut zeigen</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>&amp;Skelett</translation>
    </message>
    <message>
        <source>Show joints and bones over the mesh</source>
        <translation>Gelenke und Knochen über dem Mesh zeigen</translation>
    </message>
    <message>
        <source>Gri&amp;d</source>
        <translation>G&amp;itter</translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation>Das Bodengitter zeigen</translation>
    </message>
    <message>
        <source>&amp;Contacts</source>
        <translation>K&amp;ontakte</translation>
    </message>
    <message>
        <source>Mark feet that rest on the ground</source>
        <translation>Füße markieren, die auf dem Boden ruhen</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Show the clips that were recorded together with this one: their bones in the picture, their tags below the lanes</source>
        <translation>Die Clips zeigen, die zusammen mit diesem aufgenommen wurden: ihre Knochen im Bild, ihre Tags unter den Spuren</translation>
    </message>
    <message>
        <source>Show Failed Chec&amp;ks</source>
        <translation>Nicht bestandene &amp;Prüfungen zeigen</translation>
    </message>
    <message>
        <source>Mark clips that break checks in the list, and their frames in the timeline&apos;s ruler</source>
        <translation>Clips, die Prüfungen nicht bestehen, in der Liste markieren, und ihre Frames im Lineal der Zeitleiste</translation>
    </message>
    <message>
        <source>Show &amp;Trajectory</source>
        <translation>&amp;Bahn zeigen</translation>
    </message>
    <message>
        <source>Show the path of the root over the ground, two seconds each way, with a tick every half second</source>
        <translation>Den Weg der Wurzel über den Boden zeigen, zwei Sekunden in beide Richtungen, mit einem Strich jede halbe Sekunde</translation>
    </message>
    <message>
        <source>&amp;Colour by Answer or Tag</source>
        <translation>&amp;Farbe nach Ergebnis oder Tag</translation>
    </message>
    <message>
        <source>Show the path in the colour of the query&apos;s answer, or without a query in that of the active tag</source>
        <translation>Die Bahn in der Farbe des Ergebnisses zeigen, ohne Abfrage in der des aktiven Tags</translation>
    </message>
    <message>
        <source>Show &amp;Ghosts</source>
        <translation>&amp;Geisterbilder zeigen</translation>
    </message>
    <message>
        <source>Show the poses at the edges of the selected ranges, or before and after the playhead</source>
        <translation>Die Posen an den Kanten der ausgewählten Bereiche zeigen, oder vor und nach der Wiedergabeposition</translation>
    </message>
    <message>
        <source>Every &amp;2 Frames</source>
        <translation>Alle &amp;2 Frames</translation>
    </message>
    <message>
        <source>Show ghosts two frames apart around the playhead</source>
        <translation>Geisterbilder im Abstand von zwei Frames um die Wiedergabeposition zeigen</translation>
    </message>
    <message>
        <source>Every &amp;5 Frames</source>
        <translation>Alle &amp;5 Frames</translation>
    </message>
    <message>
        <source>Show ghosts five frames apart around the playhead</source>
        <translation>Geisterbilder im Abstand von fünf Frames um die Wiedergabeposition zeigen</translation>
    </message>
    <message>
        <source>Every &amp;10 Frames</source>
        <translation>Alle &amp;10 Frames</translation>
    </message>
    <message>
        <source>Show ghosts ten frames apart around the playhead</source>
        <translation>Geisterbilder im Abstand von zehn Frames um die Wiedergabeposition zeigen</translation>
    </message>
    <message>
        <source>Every 2&amp;0 Frames</source>
        <translation>Alle 2&amp;0 Frames</translation>
    </message>
    <message>
        <source>Show ghosts twenty frames apart around the playhead</source>
        <translation>Geisterbilder im Abstand von zwanzig Frames um die Wiedergabeposition zeigen</translation>
    </message>
    <message>
        <source>Names &amp;Near the Mouse</source>
        <translation>&amp;Namen nahe der Maus</translation>
    </message>
    <message>
        <source>Write the names of the joints around the mouse beside them</source>
        <translation>Die Namen der Gelenke um die Maus neben sie schreiben</translation>
    </message>
    <message>
        <source>&amp;All Names</source>
        <translation>&amp;Alle Namen</translation>
    </message>
    <message>
        <source>Write the names of all joints beside them, as far as they find room</source>
        <translation>Die Namen aller Gelenke neben sie schreiben, soweit Platz ist</translation>
    </message>
    <message>
        <source>N&amp;o Names</source>
        <translation>&amp;Keine Namen</translation>
    </message>
    <message>
        <source>Write no joint&apos;s name but that of the one that was clicked</source>
        <translation>Keinen Gelenknamen schreiben außer dem des angeklickten</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>A&amp;chsen</translation>
    </message>
    <message>
        <source>Show the axes of each joint: x red, y green, z blue</source>
        <translation>Die Achsen jedes Gelenks zeigen: x rot, y grün, z blau</translation>
    </message>
    <message>
        <source>&amp;Path of Clicked Joint</source>
        <translation>&amp;Bahn des angeklickten Gelenks</translation>
    </message>
    <message>
        <source>F&amp;ollow Camera</source>
        <translation>Kamera &amp;folgt</translation>
    </message>
    <message>
        <source>Keep the figure centred while it moves</source>
        <translation>Die Figur in der Mitte halten, während sie sich bewegt</translation>
    </message>
    <message>
        <source>Frame Fi&amp;gure</source>
        <translation>&amp;Figur einpassen</translation>
    </message>
    <message>
        <source>Show the whole figure, upright in the picture</source>
        <translation>Die ganze Figur zeigen, aufrecht im Bild</translation>
    </message>
    <message>
        <source>&amp;Front View</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Look at the figure from its front, without perspective until the view is turned</source>
        <translation>Die Figur von vorn ansehen, ohne Perspektive, bis die Ansicht gedreht wird</translation>
    </message>
    <message>
        <source>&amp;Back View</source>
        <translation>Von &amp;hinten</translation>
    </message>
    <message>
        <source>Look at the figure from its back, without perspective until the view is turned</source>
        <translation>Die Figur von hinten ansehen, ohne Perspektive, bis die Ansicht gedreht wird</translation>
    </message>
    <message>
        <source>&amp;Left View</source>
        <translation>Von &amp;links</translation>
    </message>
    <message>
        <source>Look at the figure from its left, without perspective until the view is turned</source>
        <translation>Die Figur von links ansehen, ohne Perspektive, bis die Ansicht gedreht wird</translation>
    </message>
    <message>
        <source>&amp;Right View</source>
        <translation>Von &amp;rechts</translation>
    </message>
    <message>
        <source>Look at the figure from its right, without perspective until the view is turned</source>
        <translation>Die Figur von rechts ansehen, ohne Perspektive, bis die Ansicht gedreht wird</translation>
    </message>
    <message>
        <source>&amp;Top View</source>
        <translation>Von &amp;oben</translation>
    </message>
    <message>
        <source>Look at the figure from above, without perspective until the view is turned</source>
        <translation>Die Figur von oben ansehen, ohne Perspektive, bis die Ansicht gedreht wird</translation>
    </message>
    <message>
        <source>Botto&amp;m View</source>
        <translation>Von &amp;unten</translation>
    </message>
    <message>
        <source>Look at the figure from below, without perspective until the view is turned</source>
        <translation>Die Figur von unten ansehen, ohne Perspektive, bis die Ansicht gedreht wird</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>Or&amp;thografisch</translation>
    </message>
    <message>
        <source>Look without perspective, whatever is turned: a metre is as long everywhere, and a bar says how long</source>
        <translation>Ohne Perspektive ansehen, was immer gedreht wird: ein Meter ist überall gleich lang, und ein Balken zeigt, wie lang</translation>
    </message>
    <message>
        <source>&amp;Home View</source>
        <translation>&amp;Grundansicht</translation>
    </message>
    <message>
        <source>Look at the figure from its front left, in perspective</source>
        <translation>Die Figur von vorn links ansehen, in Perspektive</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Show every change, and return to any of them</source>
        <translation>Jede Änderung zeigen und zu jeder zurückkehren</translation>
    </message>
    <message>
        <source>Panels as &amp;Icons</source>
        <translation>&amp;Panels als Symbole</translation>
    </message>
    <message>
        <source>Fold the panels at the right to icons that open them over the figure; narrow windows do so by themselves</source>
        <translation>Die Panels rechts zu Symbolen falten, die sie über der Figur öffnen; schmale Fenster tun das von selbst</translation>
    </message>
    <message>
        <source>&amp;Examples of the Tag</source>
        <translation>&amp;Beispiele des Tags</translation>
    </message>
    <message>
        <source>Show where ranges of the chosen tag begin and end below the tags: its rule, and its examples as poses</source>
        <translation>Unter den Tags zeigen, wo Bereiche des gewählten Tags beginnen und enden: seine Regel und seine Beispiele als Posen</translation>
    </message>
    <message>
        <source>&amp;Tag</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>Arrange the panels for tagging: clips, timeline and tags</source>
        <translation>Die Panels zum Taggen anordnen: Clips, Zeitleiste und Tags</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>&amp;Abfrage</translation>
    </message>
    <message>
        <source>Arrange the panels for asking: a wide library, tags, rules and curves</source>
        <translation>Die Panels zum Abfragen anordnen: breite Bibliothek, Tags, Regeln und Kurven</translation>
    </message>
    <message>
        <source>&amp;Blend</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Arrange the panels for blending: controller, blend space and drive</source>
        <translation>Die Panels zum Mischen anordnen: Controller, Mischraum und Steuerung</translation>
    </message>
    <message>
        <source>Arrange the panels for the wall: the whole library, other panels as icons</source>
        <translation>Die Panels für die Wand anordnen: die ganze Bibliothek, andere Panels als Symbole</translation>
    </message>
    <message>
        <source>&amp;Save Layout As…</source>
        <translation>&amp;Layout speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save where the panels stand now as a layout of your own, under a name</source>
        <translation>Wo die Panels jetzt stehen, als eigenes Layout unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Re&amp;name Layout…</source>
        <translation>Layout &amp;umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Give a layout of your own another name</source>
        <translation>Einem eigenen Layout einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Re&amp;move Layout…</source>
        <translation>Layout &amp;entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>Take a layout of your own out of the menu; the panels stay where they are</source>
        <translation>Ein eigenes Layout aus dem Menü nehmen; die Panels bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Layout &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Return every panel to where the present layout has it</source>
        <translation>Jedes Panel dorthin zurückbringen, wo das aktuelle Layout es hat</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark panels, for dim rooms</source>
        <translation>Dunkle Panels, für dunkle Räume</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Light panels, for bright rooms</source>
        <translation>Helle Panels, für helle Räume</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Dem &amp;System folgen</translation>
    </message>
    <message>
        <source>Dark or light, as the desktop&apos;s other windows</source>
        <translation>Dunkel oder hell, wie die anderen Fenster des Desktops</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Befehl finden&#xa0;…</translation>
    </message>
    <message>
        <source>Find a command, clip, tag, saved query or preset by some letters of its name</source>
        <translation>Befehl, Clip, Tag, gespeicherte Abfrage oder Voreinstellung durch einige Buchstaben des Namens finden</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read and search the manual, beside the window</source>
        <translation>Das Handbuch neben dem Fenster lesen und durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Show in six steps how clips are opened, played, tagged, asked for and handed on</source>
        <translation>In sechs Schritten zeigen, wie Clips geöffnet, gespielt, getaggt, abgefragt und weitergegeben werden</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>&amp;Neuigkeiten</translation>
    </message>
    <message>
        <source>Show what is new in this version</source>
        <translation>Zeigen, was in dieser Version neu ist</translation>
    </message>
    <message>
        <source>Save a &amp;Report…</source>
        <translation>Bericht &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Write what helps others to find a fault: log, versions and settings, without your paths</source>
        <translation>Schreiben, was anderen hilft, einen Fehler zu finden: Protokoll, Versionen und Einstellungen, ohne Pfade</translation>
    </message>
    <message>
        <source>&amp;About Tagline</source>
        <translation>Üb&amp;er Tagline</translation>
    </message>
    <message>
        <source>Show version, licence and libraries</source>
        <translation>Version, Lizenz und Bibliotheken zeigen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Dat&amp;ei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Paste Sp&amp;ecial</source>
        <translation>Spezielles Ein&amp;fügen</translation>
    </message>
    <message>
        <source>S&amp;hift Start and Stop</source>
        <translation>Anfang und Ende versc&amp;hieben</translation>
    </message>
    <message>
        <source>Settings Fi&amp;le</source>
        <translation>Eins&amp;tellungsdatei</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>&amp;Clip</translation>
    </message>
    <message>
        <source>G&amp;o To</source>
        <translation>Gehe &amp;zu</translation>
    </message>
    <message>
        <source>St&amp;ate</source>
        <translation>&amp;Status</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>Gesch&amp;windigkeit</translation>
    </message>
    <message>
        <source>Figure Si&amp;ze</source>
        <translation>&amp;Größe der Figur</translation>
    </message>
    <message>
        <source>Di&amp;fferences of Annotators</source>
        <translation>&amp;Unterschiede der Annotatoren</translation>
    </message>
    <message>
        <source>Ranges b&amp;y Key</source>
        <translation>Berei&amp;che per Taste</translation>
    </message>
    <message>
        <source>Sugges&amp;tions</source>
        <translation>Vorsc&amp;hläge</translation>
    </message>
    <message>
        <source>Alike in M&amp;otion</source>
        <translation>Ähnlich in Be&amp;wegung</translation>
    </message>
    <message>
        <source>&amp;Crowd</source>
        <translation>&amp;Menge</translation>
    </message>
    <message>
        <source>C&amp;ontroller</source>
        <translation>C&amp;ontroller</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ansic&amp;ht</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation>Spu&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Trajectory</source>
        <translation>&amp;Bahn</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>Geis&amp;terbilder</translation>
    </message>
    <message>
        <source>Joi&amp;nts</source>
        <translation>Ge&amp;lenke</translation>
    </message>
    <message>
        <source>C&amp;amera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nels</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>La&amp;youts</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hil&amp;fe</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>render video screenshot</source>
        <translation>rendern Video Bildschirmfoto</translation>
    </message>
    <message>
        <source>author instance</source>
        <translation>Verfasser Instanz</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>Einstellungen Optionen</translation>
    </message>
    <message>
        <source>&amp;Takes…</source>
        <translation>&amp;Takes&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Offset in the Take…</source>
        <translation>&amp;Versatz im Take&#xa0;…</translation>
    </message>
    <message>
        <source>Change when in its take this clip begins; its partners move against it</source>
        <translation>Ändern, wann in seinem Take dieser Clip beginnt; seine Partner verschieben sich dagegen</translation>
    </message>
    <message>
        <source>&amp;Next of the Take</source>
        <translation>&amp;Nächster des Takes</translation>
    </message>
    <message>
        <source>Go to the next clip that was recorded together with this one, at the same moment</source>
        <translation>Zum nächsten Clip gehen, der mit diesem zusammen aufgenommen wurde, im selben Moment</translation>
    </message>
    <message>
        <source>joint map skeleton</source>
        <translation>Gelenke zuordnen Skelett</translation>
    </message>
    <message>
        <source>agreement kappa</source>
        <translation>Übereinstimmung Kappa</translation>
    </message>
    <message>
        <source>drafts threshold automatic</source>
        <translation>Entwürfe Schwelle automatisch</translation>
    </message>
    <message>
        <source>classifier model program</source>
        <translation>Klassifikator Modell Programm</translation>
    </message>
    <message>
        <source>statistics histogram count</source>
        <translation>Statistik Histogramm Anzahl</translation>
    </message>
    <message>
        <source>similar example</source>
        <translation>ähnlich Beispiel</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>holes speeds turns</source>
        <translation>Lücken Tempo Drehungen</translation>
    </message>
    <message>
        <source>rank need want avoid</source>
        <translation>Rang brauchen mögen meiden</translation>
    </message>
    <message>
        <source>motion graph</source>
        <translation>Bewegungsgraph</translation>
    </message>
    <message>
        <source>Sync Ta&amp;gs</source>
        <translation>Gleichschritt-Ta&amp;gs</translation>
    </message>
    <message>
        <source>Type the tags by which tracks keep in step, in the controller</source>
        <translation>Die Tags eingeben, nach denen Tracks im Gleichschritt bleiben, im Controller</translation>
    </message>
    <message>
        <source>synchronise phase contacts</source>
        <translation>synchronisieren Phase Kontakte</translation>
    </message>
    <message>
        <source>motion matching steer</source>
        <translation>Motion Matching steuern</translation>
    </message>
    <message>
        <source>signals graphs speed height</source>
        <translation>Signale Kurven Tempo Höhe</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Say what the control is that is clicked next, or that has the keys (Enter)</source>
        <translation>Sagen, was das Bedienelement ist, das als Nächstes angeklickt wird oder die Tasten hat (Eingabetaste)</translation>
    </message>
    <message>
        <source>hotkeys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Ta&amp;ke</source>
        <translation>Ta&amp;ke</translation>
    </message>
    <message>
        <source>&amp;Choose Film or Sound…</source>
        <translation>&amp;Film oder Ton wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the film, sound or numbered pictures that were recorded together with this clip</source>
        <translation>Den Film, den Ton oder die nummerierten Bilder wählen, die mit diesem Clip zusammen aufgenommen wurden</translation>
    </message>
    <message>
        <source>&amp;Remove Film or Sound</source>
        <translation>Film &amp;oder Ton entfernen</translation>
    </message>
    <message>
        <source>Take the film or sound away from this clip and its take</source>
        <translation>Den Film oder Ton von diesem Clip und seinem Take wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Show Film and Sound</source>
        <translation>Film &amp;und Ton zeigen</translation>
    </message>
    <message>
        <source>Show the film beside the figure, in step, and the sound as a lane that can be dragged</source>
        <translation>Den Film neben der Figur zeigen, im Gleichschritt, und den Ton als Spur, die sich ziehen lässt</translation>
    </message>
    <message>
        <source>Reference Media</source>
        <translation>Referenzmedien</translation>
    </message>
    <message>
        <source>C&amp;ut Clips…</source>
        <translation>&amp;Clips schneiden&#xa0;…</translation>
    </message>
    <message>
        <source>Write the frames of each hit of the query as a model file of its own, with its tags, or move the files</source>
        <translation>Die Frames jedes Treffers der Abfrage als eigene Modelldatei schreiben, mit ihren Tags, oder die Dateien verschieben</translation>
    </message>
    <message>
        <source>split hits into files</source>
        <translation>teilen Treffer in Dateien</translation>
    </message>
    <message>
        <source>Move Files Bac&amp;k…</source>
        <translation>Dateien zurück &amp;verschieben&#xa0;…</translation>
    </message>
    <message>
        <source>Merge two changed versions of tags or of a library file with the one that both began with, from three files</source>
        <translation>Zwei geänderte Fassungen von Tags oder einer Bibliotheksdatei mit der gemeinsamen Ausgangsfassung zusammenführen, aus drei Dateien</translation>
    </message>
    <message>
        <source>Draw the best of the transitions that are listed as arcs over the lanes of the clip, and over the wall</source>
        <translation>Die besten der aufgeführten Übergänge als Bögen über den Spuren des Clips zeichnen, und über der Wand</translation>
    </message>
    <message>
        <source>&amp;Measure Between Joints</source>
        <translation>Zwischen Gelenken &amp;messen</translation>
    </message>
    <message>
        <source>Edit groups and their rules, properties of frames, namespaces, and the words for left and right that a mirror swaps</source>
        <translation>Gruppen und ihre Regeln, Eigenschaften von Frames, Namensräume und die Spiegelwörter für links und rechts bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Show on Timeline and Wall</source>
        <translation>In Zeitleiste und &amp;Wand zeigen</translation>
    </message>
    <message>
        <source>Show where the annotators that are compared differ: above the tags, and in each row of the wall</source>
        <translation>Zeigen, wo sich die verglichenen Annotatoren unterscheiden: über den Tags und in jeder Zeile der Wand</translation>
    </message>
    <message>
        <source>Click two joints: how far apart they are, now and over the clip; Esc ends it</source>
        <translation>Zwei Gelenke anklicken: ihr Abstand jetzt und über den Clip; Esc beendet</translation>
    </message>
    <message>
        <source>&amp;Previous Saved Camera</source>
        <translation>Vor&amp;ige gespeicherte Kamera</translation>
    </message>
    <message>
        <source>Go to the saved camera before: it stands to the figure as it was saved</source>
        <translation>Zur vorigen gespeicherten Kamera: sie steht zur Figur wie gespeichert</translation>
    </message>
    <message>
        <source>bookmark position</source>
        <translation>Lesezeichen Position</translation>
    </message>
    <message>
        <source>&amp;Next Saved Camera</source>
        <translation>&amp;Nächste gespeicherte Kamera</translation>
    </message>
    <message>
        <source>Go to the next saved camera: it stands to the figure as it was saved</source>
        <translation>Zur nächsten gespeicherten Kamera: sie steht zur Figur wie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Save Camera As…</source>
        <translation>Kamera &amp;speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save in the library where the camera stands to the figure, under a name</source>
        <translation>Die Lage der Kamera zur Figur unter einem Namen in der Bibliothek speichern</translation>
    </message>
    <message>
        <source>R&amp;ename Camera…</source>
        <translation>Kamera um&amp;benennen&#xa0;…</translation>
    </message>
    <message>
        <source>Give a saved camera another name</source>
        <translation>Gespeicherte Kamera umbenennen</translation>
    </message>
    <message>
        <source>Remo&amp;ve Camera…</source>
        <translation>Kamera &amp;entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>Take a saved camera out of the library</source>
        <translation>Gespeicherte Kamera aus der Bibliothek nehmen</translation>
    </message>
    <message>
        <source>Open the mannequin and clips that come with Tagline, as a copy of your own</source>
        <translation>Gliederpuppe und Clips von Tagline als eigene Kopie öffnen</translation>
    </message>
    <message>
        <source>Discard the range that was started, as Esc does</source>
        <translation>Den begonnenen Bereich verwerfen, wie Esc</translation>
    </message>
    <message>
        <source>Show the path of the clicked joint, thirty frames before and after</source>
        <translation>Die Bahn des angeklickten Gelenks zeigen, dreißig Frames davor und danach</translation>
    </message>
    <message>
        <source>Make the transition to the next track</source>
        <translation>Zum nächsten Track übergehen</translation>
    </message>
    <message>
        <source>cross-fade</source>
        <translation>überblenden Überblendung</translation>
    </message>
    <message>
        <source>Make the transition to the next track when the leading one ends</source>
        <translation>Zum nächsten Track übergehen, wenn der führende endet</translation>
    </message>
    <message>
        <source>Rename Tag…</source>
        <translation>Tag umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Give the active tag another name, in all clips, queries and tags that name it</source>
        <translation>Dem aktiven Tag einen anderen Namen geben, in allen Clips, Abfragen und Tags, die es nennen</translation>
    </message>
    <message>
        <source>Show every clip of the library as a row on one time scale, with the answer lit; dragging the library&apos;s edge far towards the figure opens it too</source>
        <translation>Jeden Clip der Bibliothek als Zeile auf einer gemeinsamen Zeitskala zeigen, das Ergebnis leuchtet; auch weites Ziehen am Rand der Bibliothek zur Figur hin öffnet sie</translation>
    </message>
    <message>
        <source>Show hidden lanes, and end solo and the filter of names</source>
        <translation>Verborgene Spuren zeigen, Solo und den Filter der Namen beenden</translation>
    </message>
    <message>
        <source>Show Poses in Ro&amp;ws</source>
        <translation>Posen in &amp;Zeilen zeigen</translation>
    </message>
    <message>
        <source>Show poses of the figure along each clip, below its name</source>
        <translation>Posen der Figur entlang jedes Clips unter seinem Namen zeigen</translation>
    </message>
    <message>
        <source>thumbnails pictures strip</source>
        <translation>Vorschaubilder Bilder Streifen</translation>
    </message>
    <message>
        <source>Show what changed without fading or moving; a desktop without animations asks for it too</source>
        <translation>Zeigt Änderungen ohne Überblenden und Bewegung; ein Desktop ohne Animationen verlangt es ebenso</translation>
    </message>
</context>
<context>
    <name>tagline::AnnotatorDialog</name>
    <message>
        <source>Compare the &amp;authors of this library&apos;s tags</source>
        <translation>Die &amp;Verfasser der Tags dieser Bibliothek vergleichen</translation>
    </message>
    <message>
        <source>Add &amp;Folder…</source>
        <translation>&amp;Ordner hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add F&amp;iles…</source>
        <translation>&amp;Dateien hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Keep as It Is (0)</source>
        <translation>Lassen, wie es ist (0)</translation>
    </message>
    <message>
        <source>Compare Annotators</source>
        <translation>Annotatoren vergleichen</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Annotatoren</translation>
    </message>
    <message>
        <source>Whose tags are compared</source>
        <translation>Wessen Tags verglichen werden</translation>
    </message>
    <message>
        <source>Compare those whom the records of tags name, in all tag sets</source>
        <translation>Die vergleichen, die die Vermerke der Tags nennen, in allen Tag-Sätzen</translation>
    </message>
    <message>
        <source>Add a folder with another annotator&apos;s sidecars of the same clips</source>
        <translation>Einen Ordner mit Begleitdateien derselben Clips von einem anderen Annotator hinzufügen</translation>
    </message>
    <message>
        <source>Add another annotator&apos;s sidecars, file by file</source>
        <translation>Begleitdateien eines anderen Annotators hinzufügen, Datei für Datei</translation>
    </message>
    <message>
        <source>Leave the chosen annotator out</source>
        <translation>Den gewählten Annotator auslassen</translation>
    </message>
    <message>
        <source>Agreement on each tag</source>
        <translation>Übereinstimmung je Tag</translation>
    </message>
    <message>
        <source>How far all agree on each tag: 1 is alike, 0 is as by chance. Edges: how many frames apart half of those of the same ranges are at most, and nine of ten</source>
        <translation>Wie weit alle bei jedem Tag übereinstimmen: 1 ist gleich, 0 wie per Zufall. Kanten: wie viele Frames die Hälfte und neun von zehn Kanten derselben Bereiche höchstens auseinanderliegen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The window shows the place that is chosen</source>
        <translation>Das Fenster zeigt die gewählte Stelle</translation>
    </message>
    <message>
        <source>Leave these frames in the library as they are, and take them off the list until annotators are compared anew (0)</source>
        <translation>Diese Frames in der Bibliothek lassen, wie sie sind, und von der Liste nehmen, bis neu verglichen wird (0)</translation>
    </message>
    <message>
        <source>Take from %1 (%2)</source>
        <translation>Von %1 übernehmen (%2)</translation>
    </message>
    <message>
        <source>Tag these frames in the library as %1 did (%2)</source>
        <translation>Diese Frames in der Bibliothek taggen wie %1 (%2)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Edges, 90 %</source>
        <translation>Kanten, 90 %</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Those that annotators use in different ways come first</source>
        <translation>Zuerst die, die Annotatoren unterschiedlich verwenden</translation>
    </message>
    <message>
        <source>How far all agree beyond chance: 1 is alike, 0 is as by chance</source>
        <translation>Wie weit alle über den Zufall hinaus übereinstimmen: 1 ist gleich, 0 wie per Zufall</translation>
    </message>
    <message>
        <source>Share of the frames that all judge alike</source>
        <translation>Anteil der Frames, die alle gleich beurteilen</translation>
    </message>
    <message>
        <source>Half of the edges of ranges that overlap are at most so many frames apart</source>
        <translation>Die Hälfte der Kanten überlappender Bereiche liegt höchstens so viele Frames auseinander</translation>
    </message>
    <message>
        <source>Nine of ten edges of ranges that overlap are at most so many frames apart</source>
        <translation>Neun von zehn Kanten überlappender Bereiche liegen höchstens so viele Frames auseinander</translation>
    </message>
    <message>
        <source>Ranges of others that overlap none of an annotator&apos;s own</source>
        <translation>Bereiche anderer, die keinen eigenen eines Annotators überlappen</translation>
    </message>
    <message>
        <source>Ranges of others that overlap several of an annotator&apos;s own</source>
        <translation>Bereiche anderer, die mehrere eigene eines Annotators überlappen</translation>
    </message>
    <message>
        <source>Tag whose differences are shown</source>
        <translation>Tag, dessen Unterschiede gezeigt werden</translation>
    </message>
    <message>
        <source>Show the differences of one tag alone: in the list, on the timeline and on the wall</source>
        <translation>Nur Unterschiede eines Tags zeigen: in Liste, Zeitleiste und Wand</translation>
    </message>
    <message>
        <source>&amp;Differences of</source>
        <translation>&amp;Unterschiede von</translation>
    </message>
    <message>
        <source>All Tags</source>
        <translation>Alle Tags</translation>
    </message>
    <message>
        <source>Edges, half</source>
        <translation>Kanten, Hälfte</translation>
    </message>
</context>
<context>
    <name>tagline::AnnotatorPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Add Annotator&apos;s Folder</source>
        <translation>Ordner eines Annotators hinzufügen</translation>
    </message>
    <message>
        <source>Add Annotator&apos;s Files</source>
        <translation>Dateien eines Annotators hinzufügen</translation>
    </message>
    <message>
        <source>Tag sidecars (*.tags.json)</source>
        <translation>Begleitdateien mit Tags (*.tags.json)</translation>
    </message>
    <message>
        <source>The tags as they are in the window</source>
        <translation>Die Tags, wie sie im Fenster sind</translation>
    </message>
    <message>
        <source>Add a folder or files of another annotator&apos;s sidecars of the same clips, or compare authors.</source>
        <translation>Ordner oder Dateien mit Begleitdateien derselben Clips von einem anderen Annotator hinzufügen, oder Verfasser vergleichen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>Comparing annotators</source>
        <translation>Annotatoren vergleichen</translation>
    </message>
    <message>
        <source>Comparing failed; a message in the window says why.</source>
        <translation>Der Vergleich ist fehlgeschlagen; eine Meldung im Fenster sagt, warum.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Records of tags name fewer than two authors: nothing to compare.</source>
        <translation>Vermerke der Tags nennen weniger als zwei Verfasser: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>No clip was looked at by two of them: files are the same by their paths in the folder.</source>
        <translation>Kein Clip wurde von zweien angesehen: Dateien sind dieselben, wenn ihre Pfade im Ordner gleich sind.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) compared, </source>
        <translation>
            <numerusform>%Ln Clip verglichen, </numerusform>
            <numerusform>%Ln Clips verglichen, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s).</source>
        <translation>
            <numerusform>%Ln Unterschied.</numerusform>
            <numerusform>%Ln Unterschiede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) settled without an edit.</source>
        <translation>
            <numerusform>%Ln Unterschied ohne Änderung erledigt.</numerusform>
            <numerusform>%Ln Unterschiede ohne Änderung erledigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %L1 are listed.</source>
        <translation>Die ersten %L1 sind aufgelistet.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n Datei war nicht lesbar: %1</numerusform>
            <numerusform>%n Dateien waren nicht lesbar: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The library has no clip %1.</source>
        <translation>Die Bibliothek hat keinen Clip %1.</translation>
    </message>
    <message>
        <source>Kept as it is: %1 of %2</source>
        <translation>Bleibt, wie es ist: %1 von %2</translation>
    </message>
    <message>
        <source>%1 did not look at this clip.</source>
        <translation>%1 hat diesen Clip nicht angesehen.</translation>
    </message>
    <message>
        <source>The tags of %1 cannot be edited.</source>
        <translation>Die Tags von %1 lassen sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>%1 of %2 is so in the library already: Keep as It Is%3 settles it.</source>
        <translation>%1 von %2 ist in der Bibliothek schon so: „Lassen, wie es ist“%3 erledigt es.</translation>
    </message>
    <message>
        <source>Take %1 from %2</source>
        <translation>%1 von %2 übernehmen</translation>
    </message>
    <message>
        <source>Those of %1 alone.</source>
        <translation>Nur die von %1.</translation>
    </message>
</context>
<context>
    <name>tagline::AnnotatorWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>value of an instance</comment>
        <translation>keiner</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s)</source>
        <translation>
            <numerusform>%n Instanz</numerusform>
            <numerusform>%n Instanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>tagline::AnswerPresenter</name>
    <message>
        <source>Replaces the live tag of this name.</source>
        <translation>Ersetzt das Live-Tag dieses Namens.</translation>
    </message>
    <message>
        <source>It always has the frames that the query finds: as a lane on the timeline and in every export. It is in the menu of saved queries.</source>
        <translation>Es hat stets die Frames, die die Abfrage findet: als Spur auf der Zeitleiste und in jedem Export. Es steht im Menü der gespeicherten Abfragen.</translation>
    </message>
    <message>
        <source>Type a query first%1.</source>
        <translation>Zuerst eine Abfrage eingeben%1.</translation>
    </message>
    <message>
        <source>The query cannot be read: correct what is underlined first.</source>
        <translation>Die Abfrage ist nicht lesbar: zuerst das Unterstrichene berichtigen.</translation>
    </message>
    <message>
        <source>The query is still being answered: try again in a moment.</source>
        <translation>Die Abfrage wird noch beantwortet: gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The answer is not complete yet: wait until all clips are computed.</source>
        <translation>Das Ergebnis ist noch nicht vollständig: warten, bis alle Clips berechnet sind.</translation>
    </message>
    <message>
        <source>The query found nothing.</source>
        <translation>Die Abfrage hat nichts gefunden.</translation>
    </message>
    <message>
        <source>Make a Live Tag</source>
        <translation>Live-Tag anlegen</translation>
    </message>
    <message>
        <source>Name of the live tag, whose frames are always those of %1:</source>
        <translation>Name des Live-Tags, dessen Frames stets die von %1 sind:</translation>
    </message>
    <message>
        <source>Make Live Tag</source>
        <translation>Live-Tag anlegen</translation>
    </message>
    <message>
        <source>Make Live Tag %1</source>
        <translation>Live-Tag %1 anlegen</translation>
    </message>
    <message>
        <source>Made the live tag %1: it has a lane, and is in the menu of saved queries</source>
        <translation>Live-Tag %1 angelegt: Es hat eine Spur und steht im Menü der gespeicherten Abfragen</translation>
    </message>
    <message>
        <source>Export the Answer</source>
        <translation>Ergebnis exportieren</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n hit(s) to %1</source>
        <translation>
            <numerusform>%n Treffer nach %1 exportiert</numerusform>
            <numerusform>%n Treffer nach %1 exportiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::Application</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Preview &amp;Character</source>
        <translation>Charakter der &amp;Vorschau</translation>
    </message>
    <message>
        <source>No tag has the key %1. Click beside a tag in the palette to give it this key.</source>
        <translation>Kein Tag hat die Taste %1. In der Palette neben ein Tag klicken, um ihm diese Taste zu geben.</translation>
    </message>
    <message>
        <source>No change was undone.</source>
        <translation>Keine Änderung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>&amp;Undo Started Range</source>
        <translation>Begonnenen Bereich &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>%1 &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>%1 &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>A picture or a film is still being exported. Quit, and write nothing of it?</source>
        <translation>Ein Bild oder Film wird noch exportiert. Beenden und nichts davon schreiben?</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>The report is saved as %1</source>
        <translation>Der Bericht ist als %1 gespeichert</translation>
    </message>
    <message>
        <source>Tagline ended by a fault the last time. Help ▸ Save a Report writes what is known of it.</source>
        <translation>Tagline endete das letzte Mal durch einen Fehler. „Hilfe ▸ Bericht speichern“ schreibt, was davon bekannt ist.</translation>
    </message>
    <message>
        <source>This clip&apos;s file has not changed since it was tagged.</source>
        <translation>Die Datei dieses Clips hat sich seit dem Taggen nicht geändert.</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>Its file could not be read: %1</source>
        <translation>Seine Datei war nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The file changed since it was tagged: see Clip ▸ Fit Ranges to Changed File</source>
        <translation>Die Datei hat sich seit dem Taggen geändert: siehe „Clip ▸ Bereiche an geänderte Datei anpassen“</translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s) without a joint on this figure (%1 …)</source>
        <translation>
            <numerusform>%n Kanal ohne Gelenk an dieser Figur (%1&#xa0;…)</numerusform>
            <numerusform>%n Kanäle ohne Gelenk an dieser Figur (%1&#xa0;…)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag mode</source>
        <translation>Tag-Modus</translation>
    </message>
    <message>
        <source>letters are tag keys; Esc leaves</source>
        <translation>Buchstaben sind Tag-Tasten; Esc beendet</translation>
    </message>
    <message>
        <source>Steering</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>W A S D and arrows steer the figure; Esc leaves</source>
        <translation>W A S D und Pfeile steuern die Figur; Esc beendet</translation>
    </message>
    <message>
        <source>plays in the clip&apos;s place. The playhead goes along while this clip takes part; else it is grey. Esc returns to the clip.</source>
        <translation>spielt anstelle des Clips. Die Wiedergabeposition geht mit, solange dieser Clip beteiligt ist; sonst ist sie grau. Esc führt zum Clip zurück.</translation>
    </message>
    <message>
        <source>No picture: OpenGL is not available</source>
        <translation>Kein Bild: OpenGL ist nicht verfügbar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>There are no clips to export.</source>
        <translation>Es gibt keine Clips zu exportieren.</translation>
    </message>
    <message>
        <source>There are no clips that tags could go into.</source>
        <translation>Es gibt keine Clips, die Tags bekommen könnten.</translation>
    </message>
    <message>
        <source>Click a control, or press Enter for the one that has the keys; Esc ends it.</source>
        <translation>Ein Bedienelement anklicken, oder die Eingabetaste für das drücken, das die Tasten hat; Esc beendet es.</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>Trac&amp;ks</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>This clip&apos;s file was written again with the same length and rate; its motion is not known to be another.</source>
        <translation>Die Datei dieses Clips wurde mit gleicher Länge und Rate neu geschrieben; dass ihre Bewegung eine andere ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The file has no clip of this name any more; its tags are kept.</source>
        <translation>Die Datei hat keinen Clip dieses Namens mehr; seine Tags bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>tagline::ArrangementMenu</name>
    <message>
        <source>Sort by %1</source>
        <translation>Nach %1 sortieren</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Eigenschaften</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppieren</translation>
    </message>
    <message>
        <source>&amp;No Groups</source>
        <translation>&amp;Keine Gruppen</translation>
    </message>
    <message>
        <source>List all clips together</source>
        <translation>Alle Clips zusammen auflisten</translation>
    </message>
    <message>
        <source>By &amp;Folder</source>
        <translation>Nach &amp;Ordner</translation>
    </message>
    <message>
        <source>List the clips of each folder together, with their totals</source>
        <translation>Die Clips jedes Ordners zusammen auflisten, mit ihren Summen</translation>
    </message>
    <message>
        <source>By &amp;Tag</source>
        <translation>Nach &amp;Tag</translation>
    </message>
    <message>
        <source>List clips together whose frames mostly have the same tag</source>
        <translation>Clips zusammen auflisten, deren Frames meist dasselbe Tag haben</translation>
    </message>
    <message>
        <source>By &amp;Skeleton</source>
        <translation>Nach &amp;Skelett</translation>
    </message>
    <message>
        <source>List clips together that have the same joints</source>
        <translation>Clips zusammen auflisten, die dieselben Gelenke haben</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>S&amp;tatus</translation>
    </message>
    <message>
        <source>Show &amp;Untouched Clips</source>
        <translation>&amp;Unberührte Clips zeigen</translation>
    </message>
    <message>
        <source>List the clips with which nobody has begun</source>
        <translation>Die Clips auflisten, mit denen noch niemand begonnen hat</translation>
    </message>
    <message>
        <source>Show &amp;Begun Clips</source>
        <translation>&amp;Begonnene Clips zeigen</translation>
    </message>
    <message>
        <source>List the clips that somebody works on</source>
        <translation>Die Clips auflisten, an denen jemand arbeitet</translation>
    </message>
    <message>
        <source>Show &amp;Done Clips</source>
        <translation>&amp;Fertige Clips zeigen</translation>
    </message>
    <message>
        <source>List the clips that are done and wait for a review</source>
        <translation>Die Clips auflisten, die fertig sind und auf eine Prüfung warten</translation>
    </message>
    <message>
        <source>Show &amp;Reviewed Clips</source>
        <translation>&amp;Geprüfte Clips zeigen</translation>
    </message>
    <message>
        <source>List the clips that somebody reviewed</source>
        <translation>Die Clips auflisten, die jemand geprüft hat</translation>
    </message>
    <message>
        <source>Hide clips without hits</source>
        <translation>Clips ohne Treffer ausblenden</translation>
    </message>
    <message>
        <source>%1 (no room: widen the list)</source>
        <translation>%1 (kein Platz: Liste verbreitern)</translation>
    </message>
    <message>
        <source>By Folder, as a T&amp;ree</source>
        <translation>Nach Ordner, als &amp;Baum</translation>
    </message>
    <message>
        <source>List folders within folders, each with the totals of all that it holds</source>
        <translation>Ordner in Ordnern auflisten, jeder mit den Summen seines ganzen Inhalts</translation>
    </message>
</context>
<context>
    <name>tagline::BackgroundFailures</name>
    <message>
        <source>%1 was given up: %2</source>
        <translation>%1 wurde aufgegeben: %2</translation>
    </message>
</context>
<context>
    <name>tagline::BestMatchDialog</name>
    <message>
        <source>Dra&amp;w Again</source>
        <translation>&amp;Neu ziehen</translation>
    </message>
    <message>
        <source>Best Match</source>
        <translation>Passendste Clips</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Clips that fit best</source>
        <translation>Clips, die am besten passen</translation>
    </message>
    <message>
        <source>The best first; the window shows the one that is chosen</source>
        <translation>Der beste zuerst; das Fenster zeigt den gewählten</translation>
    </message>
    <message>
        <source>Draw another order among the clips that fit alike</source>
        <translation>Eine andere Reihenfolge unter gleich gut passenden Clips ziehen</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Needed tags</source>
        <translation>Nötige Tags</translation>
    </message>
    <message>
        <source>Only clips with all of these tags are listed</source>
        <translation>Nur Clips mit all diesen Tags werden aufgelistet</translation>
    </message>
    <message>
        <source>Want</source>
        <translation>Erwünscht</translation>
    </message>
    <message>
        <source>Wanted tags</source>
        <translation>Erwünschte Tags</translation>
    </message>
    <message>
        <source>Clips with more of these tags go first</source>
        <translation>Clips mit mehr dieser Tags kommen zuerst</translation>
    </message>
    <message>
        <source>Avoid</source>
        <translation>Vermeiden</translation>
    </message>
    <message>
        <source>Tags to avoid</source>
        <translation>Zu vermeidende Tags</translation>
    </message>
    <message>
        <source>Clips with any of these tags go last</source>
        <translation>Clips mit einem dieser Tags kommen zuletzt</translation>
    </message>
    <message>
        <source>To Track &amp;1</source>
        <translation>Auf Track &amp;1</translation>
    </message>
    <message>
        <source>Play the chosen clip on track 1</source>
        <translation>Den gewählten Clip auf Track 1 spielen</translation>
    </message>
    <message>
        <source>To Track &amp;2</source>
        <translation>Auf Track &amp;2</translation>
    </message>
    <message>
        <source>Play the chosen clip on track 2</source>
        <translation>Den gewählten Clip auf Track 2 spielen</translation>
    </message>
    <message>
        <source>To &amp;New Track</source>
        <translation>Auf neuen &amp;Track</translation>
    </message>
    <message>
        <source>Play the chosen clip on a track of its own</source>
        <translation>Den gewählten Clip auf einem eigenen Track spielen</translation>
    </message>
</context>
<context>
    <name>tagline::BestMatchPresenter</name>
    <message>
        <source>There is no clip to choose from.</source>
        <translation>Es gibt keinen Clip zu wählen.</translation>
    </message>
    <message>
        <source>There is no tag yet that a clip could fit by.</source>
        <translation>Es gibt noch kein Tag, nach dem ein Clip passen könnte.</translation>
    </message>
    <message>
        <source>There is no tag “%1”.</source>
        <translation>Es gibt kein Tag „%1“.</translation>
    </message>
    <message>
        <source>Add the tags that a clip needs, those it should have, and those to avoid.</source>
        <translation>Tags hinzufügen, die ein Clip braucht, die er haben sollte, und die zu vermeiden sind.</translation>
    </message>
    <message>
        <source>Comparing the tags of all clips…</source>
        <translation>Die Tags aller Clips werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>No clip has all the needed tags.</source>
        <translation>Kein Clip hat alle nötigen Tags.</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) with all the needed tags.</source>
        <translation>
            <numerusform>%n Clip mit allen nötigen Tags.</numerusform>
            <numerusform>%n Clips mit allen nötigen Tags.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best %1 are listed.</source>
        <translation>Die besten %1 sind aufgelistet.</translation>
    </message>
</context>
<context>
    <name>tagline::BlendLanesView</name>
    <message>
        <source>Weights over time</source>
        <translation>Gewichte über die Zeit</translation>
    </message>
    <message>
        <source>The tracks&apos; weights over time. Drag on the left to go back through the last thirty seconds (or press Left and Right; Esc returns). Drag a flag to reschedule it, Delete removes it. The wheel shows more of the past.</source>
        <translation>Die Gewichte der Tracks über die Zeit. Links ziehen, um durch die letzten dreißig Sekunden zurückzugehen (oder Links und Rechts drücken; Esc kehrt zurück). Eine Fahne ziehen, um sie zu verlegen, Entf entfernt sie. Das Mausrad zeigt mehr Vergangenes.</translation>
    </message>
    <message>
        <source>−%1 s</source>
        <comment>ago</comment>
        <translation>−%1 s</translation>
    </message>
    <message>
        <source>&amp;Cancel This Transition</source>
        <translation>Diesen Übergang &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>tagline::BlendSpacePanel</name>
    <message>
        <source>Measure across</source>
        <translation>Messung quer</translation>
    </message>
    <message>
        <source>What places clips from left to right</source>
        <translation>Was Clips von links nach rechts anordnet</translation>
    </message>
    <message>
        <source>Measure upward</source>
        <translation>Messung hoch</translation>
    </message>
    <message>
        <source>What places clips from bottom to top</source>
        <translation>Was Clips von unten nach oben anordnet</translation>
    </message>
    <message>
        <source>Tags of the blend space</source>
        <translation>Tags des Mischraums</translation>
    </message>
    <message>
        <source>Tags, such as Walk | Run</source>
        <translation>Tags, etwa Walk | Run</translation>
    </message>
    <message>
        <source>Each range of these tags becomes a point: enter a tag, or a query such as Walk | Run - Bad</source>
        <translation>Jeder Bereich dieser Tags wird ein Punkt: ein Tag eingeben oder eine Abfrage wie Walk | Run - Bad</translation>
    </message>
    <message>
        <source>&amp;Across</source>
        <translation>&amp;Quer</translation>
    </message>
    <message>
        <source>&amp;Upward</source>
        <translation>&amp;Hoch</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Return to the clip</source>
        <translation>Zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>Play the blend space</source>
        <translation>Den Mischraum spielen</translation>
    </message>
    <message>
        <source>There is nothing to play yet</source>
        <translation>Es gibt noch nichts zu spielen</translation>
    </message>
    <message>
        <source>Show the blend at the puck in the viewport</source>
        <translation>Die Mischung am Puck im Bild zeigen</translation>
    </message>
</context>
<context>
    <name>tagline::BlendSpacePresenter</name>
    <message>
        <source>turn to the right</source>
        <translation>Drehung nach rechts</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Measuring the blend space</source>
        <translation>Mischraum vermessen</translation>
    </message>
    <message>
        <source>Build a blend space first (Controller ▸ Blend Space).</source>
        <translation>Zuerst einen Mischraum bauen (Controller ▸ Mischraum).</translation>
    </message>
    <message>
        <source>The files of these clips could not be read.</source>
        <translation>Die Dateien dieser Clips waren nicht lesbar.</translation>
    </message>
    <message>
        <source>Open some clips first: a blend space places them by how fast they move and turn.</source>
        <translation>Zuerst einige Clips öffnen: Ein Mischraum ordnet sie danach an, wie schnell sie sich bewegen und drehen.</translation>
    </message>
    <message>
        <source>Measuring range %1 of %2…</source>
        <translation>Bereich %1 von %2 wird gemessen&#xa0;…</translation>
    </message>
    <message>
        <source>Tag clips with Locomotion, Walk or Run, and enter those tags above: each range becomes a point, placed by its speed and turn rate. Then drag the puck among them.</source>
        <translation>Clips mit Locomotion, Walk oder Run taggen und diese Tags oben eingeben: Jeder Bereich wird ein Punkt, angeordnet nach Geschwindigkeit und Drehrate. Dann den Puck dazwischen ziehen.</translation>
    </message>
    <message>
        <source>This is not a complete query yet.</source>
        <translation>Das ist noch keine vollständige Abfrage.</translation>
    </message>
    <message>
        <source>No clip that can be measured has these tags. Tag ranges of at least a fifth of a second, or enter other tags above.</source>
        <translation>Kein messbarer Clip hat diese Tags. Bereiche von mindestens einer Fünftelsekunde taggen, oder oben andere Tags eingeben.</translation>
    </message>
    <message>
        <source>Showing %L1 of %L2 ranges: the longest in each part of the space</source>
        <translation>%L1 von %L2 Bereichen: die längsten in jedem Teil des Raums</translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) in place: speed measured at the feet</source>
        <translation>
            <numerusform>%n Bereich auf der Stelle: Geschwindigkeit an den Füßen gemessen</numerusform>
            <numerusform>%n Bereiche auf der Stelle: Geschwindigkeit an den Füßen gemessen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 @%2</source>
        <comment>clip and first frame</comment>
        <translation>%1 @%2</translation>
    </message>
    <message>
        <source>frames %1–%2, in place (speed measured at the feet)</source>
        <translation>Frames %1–%2, auf der Stelle (Geschwindigkeit an den Füßen gemessen)</translation>
    </message>
    <message>
        <source>frames %1–%2</source>
        <translation>Frames %1–%2</translation>
    </message>
    <message>
        <source>in step by contacts</source>
        <translation>im Gleichschritt nach Kontakten</translation>
    </message>
    <message numerus="yes">
        <source>preparing %n clip(s)…</source>
        <translation>
            <numerusform>%n Clip wird vorbereitet&#xa0;…</numerusform>
            <numerusform>%n Clips werden vorbereitet&#xa0;…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::BlendSpaceSession</name>
    <message>
        <source>Blend space</source>
        <translation>Mischraum</translation>
    </message>
</context>
<context>
    <name>tagline::BlendSpaceView</name>
    <message>
        <source>Drag the puck to blend the clips around it. Arrow keys nudge it (Shift: further), Home centres it. Click a clip to play it alone (hold Alt to place the puck freely).</source>
        <translation>Den Puck ziehen, um die Clips um ihn zu mischen. Pfeiltasten schieben ihn (Umschalt: weiter), Pos1 holt ihn in die Mitte. Einen Clip anklicken, um ihn allein zu spielen (mit Alt den Puck frei setzen).</translation>
    </message>
    <message>
        <source>Blend space, empty</source>
        <translation>Mischraum, leer</translation>
    </message>
    <message>
        <source>Blend space: puck at %1, %2</source>
        <translation>Mischraum: Puck bei %1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis and unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> %1</source>
        <comment>weight after a name</comment>
        <translation> %1</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4; weight %5</source>
        <translation>%1, %2: %3, %4; Gewicht %5</translation>
    </message>
</context>
<context>
    <name>tagline::BlendSteps</name>
    <message>
        <source>Change Speed of Track %1</source>
        <translation>Geschwindigkeit von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Loop Mode of Track %1</source>
        <translation>Ende von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Play Count of Track %1</source>
        <translation>Wiederholungen von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Time Curve of Track %1</source>
        <translation>Zeitkurve von Track %1 ändern</translation>
    </message>
    <message>
        <source>Switch Track %1</source>
        <translation>Track %1 ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Pause or Play Track %1</source>
        <translation>Track %1 anhalten oder abspielen</translation>
    </message>
    <message>
        <source>Mirror Track %1</source>
        <translation>Track %1 spiegeln</translation>
    </message>
    <message>
        <source>Change Keeping in Step of Track %1</source>
        <translation>Gleichschritt von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Kind of Track %1</source>
        <translation>Art von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Weight of Track %1</source>
        <translation>Gewicht von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Weight Curve of Track %1</source>
        <translation>Gewichtskurve von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Weight by a Value of Track %1</source>
        <translation>Gewicht nach einem Wert von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Joints of Track %1</source>
        <translation>Gelenke von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Reference Frame of Track %1</source>
        <translation>Bezugsframe von Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Track %1</source>
        <translation>Track %1 ändern</translation>
    </message>
    <message>
        <source>Change Transition</source>
        <translation>Übergang ändern</translation>
    </message>
    <message>
        <source>Change Root Motion</source>
        <translation>Wurzelbewegung ändern</translation>
    </message>
    <message>
        <source>Change Sync Tags</source>
        <translation>Gleichschritt-Tags ändern</translation>
    </message>
</context>
<context>
    <name>tagline::BoundaryPreview</name>
    <message>
        <source>Looking for segments</source>
        <translation>Abschnitte suchen</translation>
    </message>
    <message>
        <source>The motion could not be looked at; a message in the window says why.</source>
        <translation>Die Bewegung ließ sich nicht untersuchen; eine Meldung im Fenster sagt, warum.</translation>
    </message>
</context>
<context>
    <name>tagline::BulkTagDialog</name>
    <message>
        <source>Frames of each clip; anything past its end is left out</source>
        <translation>Frames jedes Clips; was über sein Ende hinausgeht, entfällt</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erster Frame</translation>
    </message>
    <message>
        <source>First frame after</source>
        <translation>Erster Frame danach</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n clip(s)</source>
        <translation>
            <numerusform>%n Clip taggen</numerusform>
            <numerusform>%n Clips taggen</numerusform>
        </translation>
    </message>
    <message>
        <source>The frames selected on the wall</source>
        <translation>Die auf der Wand ausgewählten Frames</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>The tag to add or remove</source>
        <translation>Das Tag, das gegeben oder genommen wird</translation>
    </message>
    <message>
        <source>Add the tag</source>
        <translation>Tag geben</translation>
    </message>
    <message>
        <source>Remove the tag</source>
        <translation>Tag nehmen</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Whether to add the tag to the frames or remove it</source>
        <translation>Ob die Frames das Tag bekommen oder verlieren</translation>
    </message>
    <message>
        <source>Whole clips</source>
        <translation>Ganze Clips</translation>
    </message>
    <message>
        <source>The same frames in each clip</source>
        <translation>Dieselben Frames in jedem Clip</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Every frame of each clip, or the same frames in each</source>
        <translation>Jeder Frame jedes Clips, oder dieselben Frames in jedem</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Tag</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>&amp;Action</source>
        <translation>&amp;Aktion</translation>
    </message>
    <message>
        <source>A&amp;pply to</source>
        <translation>An&amp;wenden auf</translation>
    </message>
    <message>
        <source>Tag Clips</source>
        <translation>Clips taggen</translation>
    </message>
    <message>
        <source>In the tag set %1.</source>
        <translation>Im Tag-Satz %1.</translation>
    </message>
    <message numerus="yes">
        <source>Will change: %1 of %Ln clip(s), %2.</source>
        <translation>
            <numerusform>Ändern wird sich: %1 von %Ln Clip, %2.</numerusform>
            <numerusform>Ändern werden sich: %1 von %Ln Clips, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other tags of its group lose %Ln frame(s).</source>
        <translation>
            <numerusform>Andere Tags der Gruppe verlieren %Ln Frame.</numerusform>
            <numerusform>Andere Tags der Gruppe verlieren %Ln Frames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked by other tags of its group: %n clip(s).</source>
        <translation>
            <numerusform>Durch andere Tags der Gruppe verhindert: %n Clip.</numerusform>
            <numerusform>Durch andere Tags der Gruppe verhindert: %n Clips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Already tagged: %n clip(s).</source>
        <translation>
            <numerusform>Schon getaggt: %n Clip.</numerusform>
            <numerusform>Schon getaggt: %n Clips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to change: %n clip(s).</source>
        <translation>
            <numerusform>Nichts zu ändern: %n Clip.</numerusform>
            <numerusform>Nichts zu ändern: %n Clips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too short: %n clip(s).</source>
        <translation>
            <numerusform>Zu kurz: %n Clip.</numerusform>
            <numerusform>Zu kurz: %n Clips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read-only: %n clip(s).</source>
        <translation>
            <numerusform>Schreibgeschützt: %n Clip.</numerusform>
            <numerusform>Schreibgeschützt: %n Clips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from Clips</source>
        <translation>Aus Clips entfernen</translation>
    </message>
</context>
<context>
    <name>tagline::CameraPresenter</name>
    <message>
        <source>There is no picture without OpenGL.</source>
        <translation>Ohne OpenGL gibt es kein Bild.</translation>
    </message>
    <message>
        <source>Remove Camera</source>
        <translation>Kamera entfernen</translation>
    </message>
    <message>
        <source>Camera to remove:</source>
        <translation>Kamera, die entfernt wird:</translation>
    </message>
    <message>
        <source>No figure is shown.</source>
        <translation>Es wird keine Figur gezeigt.</translation>
    </message>
    <message>
        <source>The figure is seen from there already.</source>
        <translation>Die Figur ist schon von dort zu sehen.</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>Kamera %1</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <comment>the name of a saved one</comment>
        <translation>Kamera %1</translation>
    </message>
    <message>
        <source>Save Camera</source>
        <translation>Kamera speichern</translation>
    </message>
    <message>
        <source>Name of the camera (an existing one is replaced):</source>
        <translation>Name der Kamera (eine vorhandene wird ersetzt):</translation>
    </message>
    <message>
        <source>Save Camera %1</source>
        <translation>Kamera %1 speichern</translation>
    </message>
    <message>
        <source>Camera %1 is now part of the library; Save%2 writes its file.</source>
        <translation>Kamera %1 gehört nun zur Bibliothek; Speichern%2 schreibt ihre Datei.</translation>
    </message>
    <message>
        <source>Rename Camera</source>
        <translation>Kamera umbenennen</translation>
    </message>
    <message>
        <source>Camera to rename:</source>
        <translation>Kamera, die umbenannt wird:</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Neuer Name von %1:</translation>
    </message>
    <message>
        <source>The camera has that name.</source>
        <translation>Die Kamera heißt schon so.</translation>
    </message>
    <message>
        <source>A camera named %1 already exists.</source>
        <translation>Eine Kamera %1 gibt es schon.</translation>
    </message>
    <message>
        <source>Rename Camera %1 to %2</source>
        <translation>Kamera %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Remove Camera %1</source>
        <translation>Kamera %1 entfernen</translation>
    </message>
    <message>
        <source>Look at the figure from the saved camera %1</source>
        <translation>Die Figur von der gespeicherten Kamera %1 aus ansehen</translation>
    </message>
    <message>
        <source>The library has no saved camera yet.</source>
        <translation>Die Bibliothek hat noch keine gespeicherte Kamera.</translation>
    </message>
</context>
<context>
    <name>tagline::CaptionEditor</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>What happens in these frames, in words; queries find it: caption(&quot;left hand&quot;)</source>
        <translation>Was in diesen Frames geschieht, in Worten; Abfragen finden es: caption(&quot;linke Hand&quot;)</translation>
    </message>
    <message>
        <source>walks, then waves with the left hand</source>
        <translation>geht, winkt dann mit der linken Hand</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the text by its short name, such as en or pt-BR; may be empty</source>
        <translation>Die Sprache des Textes als Kürzel, etwa en oder pt-BR; darf leer sein</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Remove this caption</source>
        <translation>Diese Beschreibung entfernen</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Keep this caption (Enter)</source>
        <translation>Diese Beschreibung behalten (Enter)</translation>
    </message>
    <message>
        <source>Who wrote it</source>
        <translation>Wer sie geschrieben hat</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Type what happens, or press Esc.</source>
        <translation>Eintippen, was geschieht, oder Esc drücken.</translation>
    </message>
    <message>
        <source>Type what happens, or remove the caption.</source>
        <translation>Eintippen, was geschieht, oder die Beschreibung entfernen.</translation>
    </message>
</context>
<context>
    <name>tagline::CaptionPresenter</name>
    <message>
        <source>Add Caption</source>
        <translation>Beschreibung hinzufügen</translation>
    </message>
    <message>
        <source>Change Caption</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Remove Caption</source>
        <translation>Beschreibung entfernen</translation>
    </message>
    <message>
        <source>Resize Caption</source>
        <translation>Länge der Beschreibung ändern</translation>
    </message>
</context>
<context>
    <name>tagline::ChangedClipsPresenter</name>
    <message numerus="yes">
        <source>%Ln clip(s) changed since tagging: ranges may lie on other frames.</source>
        <translation>
            <numerusform>%Ln Clip hat sich seit dem Taggen geändert: Bereiche liegen vielleicht auf anderen Frames.</numerusform>
            <numerusform>%Ln Clips haben sich seit dem Taggen geändert: Bereiche liegen vielleicht auf anderen Frames.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit Ranges…</source>
        <translation>Bereiche anpassen&#xa0;…</translation>
    </message>
    <message>
        <source>Keep, trim, shift or rescale the ranges of these clips, one or all at once (Clip ▸ Fit Ranges to Changed File…)</source>
        <translation>Bereiche dieser Clips behalten, beschneiden, verschieben oder umrechnen, einzeln oder alle auf einmal („Clip ▸ Bereiche an geänderte Datei anpassen&#xa0;…“)</translation>
    </message>
    <message>
        <source>Show Next</source>
        <translation>Nächsten anzeigen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show a clip whose file changed; the library marks all of them</source>
        <translation>Einen Clip anzeigen, dessen Datei sich geändert hat; die Bibliothek kennzeichnet alle</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The ranges of all of them are right as they are: one step, which can be undone</source>
        <translation>Die Bereiche aller sind richtig, wie sie sind: ein Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide this until more clips change or the library is opened again</source>
        <translation>Dies ausblenden, bis sich weitere Clips ändern oder die Bibliothek wieder geöffnet wird</translation>
    </message>
    <message>
        <source>The shown clip is the only one that changed.</source>
        <translation>Nur der angezeigte Clip hat sich geändert.</translation>
    </message>
    <message>
        <source>Keep Ranges of Changed Files</source>
        <translation>Bereiche geänderter Dateien behalten</translation>
    </message>
    <message numerus="yes">
        <source>Ranges of %Ln clip(s) kept as they are</source>
        <translation>
            <numerusform>Bereiche von %Ln Clip bleiben, wie sie sind</numerusform>
            <numerusform>Bereiche von %Ln Clips bleiben, wie sie sind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::CharacterBar</name>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Character: %1</source>
        <translation>Charakter: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>tagline::CharacterPresenter</name>
    <message>
        <source>this clip&apos;s own</source>
        <translation>die eigene dieses Clips</translation>
    </message>
    <message>
        <source>retargeted</source>
        <translation>übertragen</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>needs retargeting</source>
        <translation>braucht Übertragung</translation>
    </message>
    <message>
        <source>fits no joint</source>
        <translation>passt auf kein Gelenk</translation>
    </message>
    <message>
        <source>Character %1</source>
        <translation>Charakter %1</translation>
    </message>
    <message>
        <source>Each Clip&apos;s Own Figure</source>
        <translation>Eigene Figur jedes Clips</translation>
    </message>
    <message>
        <source>%1 at rest</source>
        <translation>%1 in Ruhe</translation>
    </message>
    <message>
        <source>The joints of this clip are named as those of %1, but rest in another pose: Clip ▸ Retarget to Character</source>
        <translation>Die Gelenke dieses Clips heißen wie die von %1, ruhen aber in anderer Pose: Clip ▸ Auf Charakter übertragen</translation>
    </message>
    <message>
        <source>The joints of this clip have other names than those of %1: Clip ▸ Retarget to Character</source>
        <translation>Die Gelenke dieses Clips heißen anders als die von %1: Clip ▸ Auf Charakter übertragen</translation>
    </message>
    <message>
        <source>%1 fits no joint of this clip, which stays on its own figure: Clip ▸ Retarget to Character</source>
        <translation>%1 passt auf kein Gelenk dieses Clips, der auf seiner eigenen Figur bleibt: Clip ▸ Auf Charakter übertragen</translation>
    </message>
    <message>
        <source>Own figure</source>
        <translation>Eigene Figur</translation>
    </message>
    <message>
        <source>The character that clips are shown on: choose another</source>
        <translation>Der Charakter, auf dem Clips gezeigt werden: einen anderen wählen</translation>
    </message>
    <message>
        <source>Retarget to %1…</source>
        <translation>Auf %1 übertragen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
</context>
<context>
    <name>tagline::CheckBadges</name>
    <message>
        <source>Checking clips</source>
        <translation>Clips prüfen</translation>
    </message>
</context>
<context>
    <name>tagline::CheckBadgesPresenter</name>
    <message>
        <source>Fails: %1</source>
        <comment>checks</comment>
        <translation>Nicht bestanden: %1</translation>
    </message>
    <message>
        <source>Click the sign to see where</source>
        <translation>Das Zeichen anklicken, um zu sehen, wo</translation>
    </message>
</context>
<context>
    <name>tagline::CheckEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the check is called in the list and in reports</source>
        <translation>Wie die Prüfung in der Liste und in Berichten heißt</translation>
    </message>
    <message>
        <source>Feet that rest stand still</source>
        <translation>Ruhende Füße stehen still</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>What is looked for in each clip</source>
        <translation>Wonach in jedem Clip gesucht wird</translation>
    </message>
    <message>
        <source>finds no frame of a clip</source>
        <translation>keinen Frame eines Clips findet</translation>
    </message>
    <message>
        <source>finds some frames of each clip</source>
        <translation>einige Frames jedes Clips findet</translation>
    </message>
    <message>
        <source>finds all frames of each clip</source>
        <translation>alle Frames jedes Clips findet</translation>
    </message>
    <message>
        <source>The check passes where the query</source>
        <translation>Bestanden, wenn die Abfrage</translation>
    </message>
    <message>
        <source>What the query may find where the tags are right</source>
        <translation>Was die Abfrage finden darf, wenn die Tags stimmen</translation>
    </message>
    <message>
        <source>Only in clips with</source>
        <translation>Nur in Clips mit</translation>
    </message>
    <message>
        <source>A query: only clips in which it finds a frame are checked</source>
        <translation>Eine Abfrage: nur Clips, in denen sie einen Frame findet, werden geprüft</translation>
    </message>
    <message>
        <source>all clips</source>
        <translation>alle Clips</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>&amp;Abfrage</translation>
    </message>
    <message>
        <source>&amp;Passes where it</source>
        <translation>&amp;Bestanden, wenn sie</translation>
    </message>
    <message>
        <source>&amp;Only in clips with</source>
        <translation>N&amp;ur in Clips mit</translation>
    </message>
    <message>
        <source>Keep the check in the library file; this can be undone</source>
        <translation>Die Prüfung in der Bibliotheksdatei behalten; lässt sich rückgängig machen</translation>
    </message>
</context>
<context>
    <name>tagline::CheckSession</name>
    <message>
        <source>Checking the library</source>
        <translation>Bibliothek prüfen</translation>
    </message>
</context>
<context>
    <name>tagline::ChecksDialog</name>
    <message>
        <source>&amp;New Check…</source>
        <translation>&amp;Neue Prüfung&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Checks and what breaks them</source>
        <translation>Prüfungen und ihre Befunde</translation>
    </message>
    <message>
        <source>The window shows the place that is chosen</source>
        <translation>Das Fenster zeigt die gewählte Stelle</translation>
    </message>
    <message>
        <source>Add a check to the library file, of the query that is typed</source>
        <translation>Der Bibliotheksdatei eine Prüfung aus der eingegebenen Abfrage hinzufügen</translation>
    </message>
    <message>
        <source>Change the check that is chosen</source>
        <translation>Die gewählte Prüfung ändern</translation>
    </message>
    <message>
        <source>Remove the check that is chosen from the library file; this can be undone</source>
        <translation>Die gewählte Prüfung aus der Bibliotheksdatei entfernen; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Add to the &amp;Vocabulary</source>
        <translation>Ins &amp;Vokabular aufnehmen</translation>
    </message>
    <message>
        <source>Add the tag of the line that is chosen to the vocabulary, or all tags that are found by the check; this can be undone</source>
        <translation>Das Tag der gewählten Zeile ins Vokabular aufnehmen, oder alle Tags, die die Prüfung findet; lässt sich rückgängig machen</translation>
    </message>
</context>
<context>
    <name>tagline::ChecksPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>Every library is checked for this</source>
        <translation>Darauf wird jede Bibliothek geprüft</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln Befund</numerusform>
            <numerusform>%Ln Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>All checks passed.</source>
        <translation>Alle Prüfungen bestanden.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) failed. Choose a line to go there.</source>
        <translation>
            <numerusform>%n Prüfung nicht bestanden. Eine Zeile wählen, um hinzugehen.</numerusform>
            <numerusform>%n Prüfungen nicht bestanden. Eine Zeile wählen, um hinzugehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Einen Namen eingeben.</translation>
    </message>
    <message>
        <source>A check with this name already exists.</source>
        <translation>Eine Prüfung mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Type a query.</source>
        <translation>Eine Abfrage eingeben.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>New Check</source>
        <translation>Neue Prüfung</translation>
    </message>
    <message>
        <source>Add Check</source>
        <translation>Prüfung hinzufügen</translation>
    </message>
    <message>
        <source>Edit Check</source>
        <translation>Prüfung bearbeiten</translation>
    </message>
    <message>
        <source>Change Check</source>
        <translation>Prüfung ändern</translation>
    </message>
    <message>
        <source>Remove Check</source>
        <translation>Prüfung entfernen</translation>
    </message>
    <message>
        <source>Add to the Vocabulary</source>
        <translation>Ins Vokabular aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>Added %n tag(s) to the vocabulary</source>
        <translation>
            <numerusform>%n Tag ins Vokabular aufgenommen</numerusform>
            <numerusform>%n Tags ins Vokabular aufgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The vocabulary cannot have these tags as they are named.</source>
        <translation>Unter diesen Namen kann das Vokabular die Tags nicht aufnehmen.</translation>
    </message>
</context>
<context>
    <name>tagline::ChoicePopup</name>
    <message>
        <source>Type to find an entry</source>
        <translation>Tippen, um einen Eintrag zu finden</translation>
    </message>
    <message>
        <source>Find an entry</source>
        <translation>Eintrag suchen</translation>
    </message>
    <message>
        <source>Show only entries that contain this; Up and Down choose, Enter takes one</source>
        <translation>Nur Einträge zeigen, die dies enthalten; Auf und Ab wählen, Eingabe übernimmt einen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Click an entry to take it</source>
        <translation>Ein Klick auf einen Eintrag übernimmt ihn</translation>
    </message>
</context>
<context>
    <name>tagline::ClipListView</name>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>No clips match the filter.</source>
        <translation>Kein Clip passt auf den Filter.</translation>
    </message>
</context>
<context>
    <name>tagline::ClipLocator</name>
    <message>
        <source>Find a clip</source>
        <translation>Clip finden</translation>
    </message>
    <message>
        <source>Find a clip by some of its letters</source>
        <translation>Einen Clip durch einige seiner Buchstaben finden</translation>
    </message>
    <message>
        <source>Letters of a clip&apos;s name</source>
        <translation>Buchstaben eines Clipnamens</translation>
    </message>
    <message>
        <source>Clips that fit</source>
        <translation>Passende Clips</translation>
    </message>
    <message>
        <source>Letters of the name and folder, in their order; Up and Down choose, Enter opens the clip, Esc leaves</source>
        <translation>Buchstaben von Name und Ordner, in ihrer Reihenfolge; Hoch und Runter wählen, Enter öffnet den Clip, Esc schließt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tagline::ClipLocatorList</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>tagline::ClipLocatorPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
</context>
<context>
    <name>tagline::ClipPreparation</name>
    <message>
        <source>Preparing a clip</source>
        <translation>Clip vorbereiten</translation>
    </message>
</context>
<context>
    <name>tagline::ClipStatePresenter</name>
    <message>
        <source>Nothing to change: %1 is the state of these clips already.</source>
        <translation>Nichts zu ändern: %1 ist schon der Status dieser Clips.</translation>
    </message>
    <message>
        <source>The tags of these clips are read-only, and so is their state.</source>
        <translation>Die Tags dieser Clips sind schreibgeschützt, und damit auch ihr Status.</translation>
    </message>
    <message>
        <source>The default tag set is locked, and the state of clips is kept with it.</source>
        <translation>Der Standard-Tag-Satz ist gesperrt, und der Status der Clips steht darin.</translation>
    </message>
    <message>
        <source>Choose clips in the library first.</source>
        <translation>Zuerst Clips in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>Set State to %1</source>
        <translation>Status auf %1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s): %1</source>
        <comment>3 clips: Reviewed</comment>
        <translation>
            <numerusform>%n Clip: %1</numerusform>
            <numerusform>%n Clips: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>Finish Clip</source>
        <translation>Clip abschließen</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 fertig</translation>
    </message>
    <message>
        <source>No other clip of the list is to do: %1.</source>
        <translation>Kein anderer Clip der Liste ist zu tun: %1.</translation>
    </message>
    <message>
        <source>%1 is done, and no other clip of the list is to do: %2.</source>
        <translation>%1 ist fertig, und kein anderer Clip der Liste ist zu tun: %2.</translation>
    </message>
    <message>
        <source>%1 is done; %2</source>
        <translation>%1 ist fertig; %2</translation>
    </message>
</context>
<context>
    <name>tagline::ClipStripDelegate</name>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>importing…</source>
        <translation>wird importiert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::ClipTexts</name>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>ASF/AMC Units</source>
        <translation>ASF/AMC-Einheiten</translation>
    </message>
    <message>
        <source>Decimetres</source>
        <translation>Dezimeter</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation>Einheiten zu %1</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 oben</translation>
    </message>
    <message>
        <source>Make %1 Times Larger</source>
        <translation>%1-mal größer machen</translation>
    </message>
    <message>
        <source>Make %1 Times Smaller</source>
        <translation>%1-mal kleiner machen</translation>
    </message>
    <message>
        <source>Read in %1</source>
        <translation>In %1 lesen</translation>
    </message>
    <message>
        <source>should it be %1 times larger?</source>
        <translation>sollte sie %1-mal größer sein?</translation>
    </message>
    <message>
        <source>should it be %1 times smaller?</source>
        <translation>sollte sie %1-mal kleiner sein?</translation>
    </message>
    <message>
        <source>should its file be read in %1?</source>
        <translation>sollte ihre Datei in %1 gelesen werden?</translation>
    </message>
    <message>
        <source>%1 times larger it would be %2.</source>
        <translation>%1-mal größer wäre sie %2.</translation>
    </message>
    <message>
        <source>%1 times smaller it would be %2.</source>
        <translation>%1-mal kleiner wäre sie %2.</translation>
    </message>
    <message>
        <source>In %1 it would be %2.</source>
        <translation>In %1 wäre sie %2.</translation>
    </message>
</context>
<context>
    <name>tagline::ClipValueSession</name>
    <message>
        <source>Finding what weights follow</source>
        <translation>Suchen der Werte für Gewichte</translation>
    </message>
</context>
<context>
    <name>tagline::ColourChoice</name>
    <message>
        <source>Colour of the tag</source>
        <translation>Farbe des Tags</translation>
    </message>
    <message>
        <source>Choose any other colour; those before are told apart by colour-blind people</source>
        <translation>Eine beliebige andere Farbe wählen; die davor können auch Farbenblinde unterscheiden</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Andere Farbe&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl finden</translation>
    </message>
    <message>
        <source>Find a command, clip, tag, saved query or preset</source>
        <translation>Befehl, Clip, Tag, gespeicherte Abfrage oder Voreinstellung finden</translation>
    </message>
    <message>
        <source>Letters of a name</source>
        <translation>Buchstaben eines Namens</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>Letters of the name, in their order; Up and Down choose, Enter does it, Esc leaves. What was used last comes first.</source>
        <translation>Buchstaben des Namens, in ihrer Reihenfolge; Hoch und Runter wählen, Enter führt aus, Esc schließt. Zuletzt Benutztes kommt zuerst.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No command, clip or tag matches “%1”</source>
        <translation>Kein Befehl, Clip oder Tag passt zu „%1“</translation>
    </message>
</context>
<context>
    <name>tagline::CommandPalettePresenter</name>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Saved query</source>
        <translation>Gespeicherte Abfrage</translation>
    </message>
    <message>
        <source>Live tag</source>
        <translation>Live-Tag</translation>
    </message>
    <message>
        <source>Blend preset</source>
        <translation>Misch-Voreinstellung</translation>
    </message>
    <message>
        <source>“%1” cannot be done now.</source>
        <translation>„%1“ ist jetzt nicht möglich.</translation>
    </message>
</context>
<context>
    <name>tagline::CompletionPopup</name>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>tagline::ConflictDialog</name>
    <message>
        <source>to decide</source>
        <translation>zu entscheiden</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>meine</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>ihre</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Merge Conflicts</source>
        <translation>Konflikte beim Zusammenführen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Frames on which both sides set another value; Up and Down choose</source>
        <translation>Frames, auf denen beide Seiten einen anderen Wert setzen; Hoch und Runter wählen</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Values before, mine, theirs, and the result</source>
        <translation>Werte vorher, meine, ihre und das Ergebnis</translation>
    </message>
    <message>
        <source>The property&apos;s values in each version, and as they come out; the frames of the chosen conflict are framed</source>
        <translation>Die Werte der Eigenschaft in jeder Fassung und im Ergebnis; die Frames des gewählten Konflikts sind gerahmt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take the value that was set here</source>
        <translation>Den Wert nehmen, der hier gesetzt wurde</translation>
    </message>
    <message>
        <source>Take the value that the file has</source>
        <translation>Den Wert nehmen, den die Datei hat</translation>
    </message>
    <message>
        <source>Take what both sides began with</source>
        <translation>Nehmen, womit beide Seiten begannen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose the conflict before</source>
        <translation>Den Konflikt davor wählen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Choose the conflict after</source>
        <translation>Den Konflikt danach wählen</translation>
    </message>
    <message>
        <source>All Mine</source>
        <translation>Alle meine</translation>
    </message>
    <message>
        <source>Take mine in every conflict</source>
        <translation>In jedem Konflikt meine nehmen</translation>
    </message>
    <message>
        <source>All Theirs</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>Take theirs in every conflict</source>
        <translation>In jedem Konflikt ihre nehmen</translation>
    </message>
    <message>
        <source>&amp;Merge and Save</source>
        <translation>&amp;Zusammenführen und speichern</translation>
    </message>
    <message>
        <source>Save what was taken; what changes here is one step that can be undone</source>
        <translation>Speichern, was genommen wurde; was sich hier ändert, ist ein Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Both sides set another value on the same frames. Tags and captions of both sides are kept; a frame has one value of a property.</source>
        <translation>Beide Seiten setzen auf denselben Frames einen anderen Wert. Tags und Beschreibungen beider Seiten bleiben; ein Frame hat einen Wert einer Eigenschaft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n conflict(s) to decide.</source>
        <translation>
            <numerusform>%1 %n Konflikt ist zu entscheiden.</numerusform>
            <numerusform>%1 %n Konflikte sind zu entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 All are decided.</source>
        <translation>%1 Alle sind entschieden.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a property, and a clip</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Clip: Mine</source>
        <translation>Clip: meins</translation>
    </message>
    <message>
        <source>Take the whole clip as it is here, nothing of what the file changed in it</source>
        <translation>Den ganzen Clip wie hier nehmen, nichts von den Änderungen der Datei</translation>
    </message>
    <message>
        <source>Clip: Theirs</source>
        <translation>Clip: andere</translation>
    </message>
    <message>
        <source>Take the whole clip as the file has it, nothing of what was changed here</source>
        <translation>Den ganzen Clip wie in der Datei nehmen, nichts von den Änderungen hier</translation>
    </message>
    <message>
        <source>%1, the whole clip</source>
        <comment>mine or theirs</comment>
        <translation>%1, der ganze Clip</translation>
    </message>
    <message>
        <source>This clip comes out as one side has it: what the other side changed in it is left out.</source>
        <translation>Dieser Clip wird wie auf einer Seite: Was die andere daran änderte, entfällt.</translation>
    </message>
</context>
<context>
    <name>tagline::ContactPanel</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> %/s</source>
        <translation> %/s</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Clips in place: moving ground</source>
        <translation>Clips auf der Stelle: Boden bewegen</translation>
    </message>
    <message>
        <source>Reset to Defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Contacts of this clip</source>
        <translation>Kontakte dieses Clips</translation>
    </message>
    <message>
        <source>A foot rests while it is low and slow</source>
        <translation>Ein Fuß ruht, solange er tief und langsam ist</translation>
    </message>
    <message>
        <source>Start height</source>
        <translation>Anfangshöhe</translation>
    </message>
    <message>
        <source>A contact starts when the joint is lower than this above its rest height, in leg lengths</source>
        <translation>Ein Kontakt beginnt, wenn das Gelenk tiefer als das über seiner Ruhehöhe ist, in Beinlängen</translation>
    </message>
    <message>
        <source>End height</source>
        <translation>Endhöhe</translation>
    </message>
    <message>
        <source>A contact ends when the joint is higher than this, in leg lengths</source>
        <translation>Ein Kontakt endet, wenn das Gelenk höher als das ist, in Beinlängen</translation>
    </message>
    <message>
        <source>Start speed</source>
        <translation>Anfangstempo</translation>
    </message>
    <message>
        <source>A contact starts when the joint is slower than this, in leg lengths per second</source>
        <translation>Ein Kontakt beginnt, wenn das Gelenk langsamer als das ist, in Beinlängen je Sekunde</translation>
    </message>
    <message>
        <source>End speed</source>
        <translation>Endtempo</translation>
    </message>
    <message>
        <source>A contact ends when the joint is faster than this, in leg lengths per second</source>
        <translation>Ein Kontakt endet, wenn das Gelenk schneller als das ist, in Beinlängen je Sekunde</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Mindestdauer</translation>
    </message>
    <message>
        <source>Contacts shorter than this are dropped</source>
        <translation>Kürzere Kontakte entfallen</translation>
    </message>
    <message>
        <source>Close gaps</source>
        <translation>Lücken schließen</translation>
    </message>
    <message>
        <source>Gaps shorter than this between two contacts are closed</source>
        <translation>Kürzere Lücken zwischen zwei Kontakten werden geschlossen</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>The time over which a foot&apos;s speed is measured</source>
        <translation>Die Zeit, über die das Tempo eines Fußes gemessen wird</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>How much higher than a foot a resting hand may be, in leg lengths</source>
        <translation>Wie viel höher als ein Fuß eine ruhende Hand sein darf, in Beinlängen</translation>
    </message>
    <message>
        <source>For clips in place, where feet slide back at a steady speed: measure against ground that moves with them</source>
        <translation>Für Clips auf der Stelle, in denen Füße gleichmäßig zurückgleiten: gegen einen Boden messen, der mitgeht</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Speed, turning</source>
        <translation>Tempo, Drehung</translation>
    </message>
    <message>
        <source>The time over which speed and turn rate are measured</source>
        <translation>Die Zeit, über die Geschwindigkeit und Drehrate gemessen werden</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>The time over which acceleration is measured</source>
        <translation>Die Zeit, über die die Beschleunigung gemessen wird</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Root joint</source>
        <translation>Wurzelgelenk</translation>
    </message>
    <message>
        <source>The joint of signals that name none; empty: the hips, or the first joint that travels</source>
        <translation>Das Gelenk von Signalen, die keines nennen; leer: die Hüfte, oder das erste Gelenk, das sich fortbewegt</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Return to the settings of a new library</source>
        <translation>Zu den Einstellungen einer neuen Bibliothek zurückkehren</translation>
    </message>
    <message>
        <source>Moving Ground</source>
        <translation>Bewegter Boden</translation>
    </message>
    <message>
        <source>Root Joint</source>
        <translation>Wurzelgelenk</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
</context>
<context>
    <name>tagline::ContactPresenter</name>
    <message>
        <source>Tune %1</source>
        <translation>%1 einstellen</translation>
    </message>
    <message>
        <source>Show a clip to see its contacts.</source>
        <translation>Einen Clip zeigen, um seine Kontakte zu sehen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No feet or hands were recognised on this figure.</source>
        <translation>An dieser Figur wurden weder Füße noch Hände erkannt.</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>contact(%1)</source>
        <translation>contact(%1)</translation>
    </message>
</context>
<context>
    <name>tagline::ContactPreview</name>
    <message>
        <source>Measuring contacts</source>
        <translation>Kontakte messen</translation>
    </message>
</context>
<context>
    <name>tagline::ControlHelp</name>
    <message>
        <source>More in the manual</source>
        <translation>Mehr im Handbuch</translation>
    </message>
    <message>
        <source>Every clip as a row on one time scale. A click opens a clip at that moment; a drag selects frames of many clips for a tag key.</source>
        <translation>Jeder Clip als Zeile auf einer Zeitachse. Ein Klick öffnet einen Clip in diesem Moment; Ziehen wählt Frames vieler Clips für eine Tag-Taste aus.</translation>
    </message>
    <message>
        <source>The clips of the library, each with its tags as a strip. A click opens a clip, a drag on its strip goes through its frames.</source>
        <translation>Die Clips der Bibliothek, jeder mit seinen Tags als Streifen. Ein Klick öffnet einen Clip, Ziehen auf seinem Streifen geht durch seine Frames.</translation>
    </message>
    <message>
        <source>The tags of the clip as lanes over its frames. A drag on a lane tags frames, a drag of an edge moves it, a double click sets it by numbers.</source>
        <translation>Die Tags des Clips als Spuren über seinen Frames. Ziehen auf einer Spur taggt Frames, Ziehen einer Kante verschiebt sie, ein Doppelklick setzt sie mit Zahlen.</translation>
    </message>
    <message>
        <source>The tags of the library, with their keys. A click makes one the tag that keys and drags give.</source>
        <translation>Die Tags der Bibliothek mit ihren Tasten. Ein Klick macht eines zu dem, das Tasten und Ziehen geben.</translation>
    </message>
    <message>
        <source>Frames asked for by their tags: Run &amp; ~Bad. The answer lights up everywhere while you type.</source>
        <translation>Frames, nach ihren Tags gefragt: Run &amp; ~Bad. Das Ergebnis leuchtet beim Tippen überall auf.</translation>
    </message>
    <message>
        <source>The figure at the playhead. A drag turns the camera, with Shift it moves it, the wheel zooms.</source>
        <translation>Die Figur an der Wiedergabeposition. Ziehen dreht die Kamera, mit Umschalt verschiebt es sie, das Rad zoomt.</translation>
    </message>
    <message>
        <source>The film, sound or pictures that were recorded together with the clip, in step with it.</source>
        <translation>Der Film, der Ton oder die Bilder, die mit dem Clip zusammen aufgenommen wurden, im Gleichschritt mit ihm.</translation>
    </message>
    <message>
        <source>Tracks of clips that are blended, and how they change over.</source>
        <translation>Tracks von Clips, die gemischt werden, und wie sie ineinander übergehen.</translation>
    </message>
    <message>
        <source>Clips as places in a plane; the dot says how they are mixed.</source>
        <translation>Clips als Orte in einer Ebene; der Punkt sagt, wie sie gemischt werden.</translation>
    </message>
    <message>
        <source>A figure that is steered over the frames that the query lets it play.</source>
        <translation>Eine Figur, die über die Frames gesteuert wird, die die Abfrage spielen lässt.</translation>
    </message>
    <message>
        <source>Tags by rules: what they would add is shown before it is taken.</source>
        <translation>Tags nach Regeln: Was sie hinzufügen würden, wird gezeigt, bevor es übernommen wird.</translation>
    </message>
    <message>
        <source>What counts as a foot or a hand on the ground.</source>
        <translation>Was als Fuß oder Hand am Boden zählt.</translation>
    </message>
    <message>
        <source>Curves measured from the motion, shown as lanes.</source>
        <translation>Kurven, aus der Bewegung gemessen, als Spuren gezeigt.</translation>
    </message>
    <message>
        <source>Every change, by name; a click goes back to it or forward.</source>
        <translation>Jede Änderung mit Namen; ein Klick geht zu ihr zurück oder vor.</translation>
    </message>
    <message>
        <source>Where everything begins: a folder, a library, or the sample.</source>
        <translation>Wo alles beginnt: ein Ordner, eine Bibliothek oder das Beispiel.</translation>
    </message>
    <message>
        <source>All settings, found by their words.</source>
        <translation>Alle Einstellungen, an ihren Wörtern zu finden.</translation>
    </message>
    <message>
        <source>Tags for other programs, in one of several formats.</source>
        <translation>Tags für andere Programme, in einem von mehreren Formaten.</translation>
    </message>
    <message>
        <source>The tags that the library knows, their groups, keys and properties.</source>
        <translation>Die Tags, die die Bibliothek kennt, ihre Gruppen, Tasten und Eigenschaften.</translation>
    </message>
    <message>
        <source>Where one motion can go over into another.</source>
        <translation>Wo eine Bewegung in eine andere übergehen kann.</translation>
    </message>
    <message>
        <source>Stretches of clips that are the same motion.</source>
        <translation>Abschnitte von Clips, die dieselbe Bewegung sind.</translation>
    </message>
    <message>
        <source>What must hold everywhere in the library, as queries.</source>
        <translation>Was überall in der Bibliothek gelten muss, als Abfragen.</translation>
    </message>
    <message>
        <source>Which clips were recorded together.</source>
        <translation>Welche Clips zusammen aufgenommen wurden.</translation>
    </message>
</context>
<context>
    <name>tagline::ControllerPanel</name>
    <message>
        <source>Controller</source>
        <translation>Controller</translation>
    </message>
    <message>
        <source>Return to the present (Esc on the weight lanes, or Space)</source>
        <translation>Zur Gegenwart zurückkehren (Esc auf den Gewichtsspuren, oder Leertaste)</translation>
    </message>
    <message>
        <source>Duration, curve and start of transitions</source>
        <translation>Dauer, Kurve und Einstieg der Übergänge</translation>
    </message>
    <message>
        <source>Blends saved in the library file</source>
        <translation>In der Bibliotheksdatei gespeicherte Mischungen</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Load this blend; undo brings the current one back</source>
        <translation>Diese Mischung laden; Rückgängig holt die aktuelle zurück</translation>
    </message>
    <message>
        <source>No presets yet: set up a blend and save it</source>
        <translation>Noch keine Voreinstellungen: eine Mischung einrichten und speichern</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>Als Voreinstellung &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>At the End</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Transition at the end</source>
        <translation>Am Ende übergehen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Show only events whose tag, clip or kind contains this</source>
        <translation>Nur Ereignisse zeigen, deren Tag, Clip oder Art dies enthält</translation>
    </message>
    <message>
        <source>Kind of events</source>
        <translation>Art der Ereignisse</translation>
    </message>
    <message>
        <source>Show only one kind of event</source>
        <translation>Nur eine Art von Ereignissen zeigen</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>alle Arten</translation>
    </message>
    <message>
        <source>%1 s ago — back to now</source>
        <comment>the past is shown</comment>
        <translation>vor %1 s – zurück zu jetzt</translation>
    </message>
    <message>
        <source>The past is shown, %1 seconds ago: back to now</source>
        <translation>Gezeigt wird, was vor %1 Sekunden war: zurück zu jetzt</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from track to track</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Put clips on two tracks first</source>
        <translation>Zuerst Clips auf zwei Tracks legen</translation>
    </message>
    <message>
        <source>%1 %2 s</source>
        <comment>kind and time</comment>
        <translation>%1 %2 s</translation>
    </message>
    <message>
        <source>Transition settings: %1 %2 seconds</source>
        <translation>Einstellungen des Übergangs: %1 %2 Sekunden</translation>
    </message>
    <message>
        <source>Tags that the tracks enter and leave appear here</source>
        <translation>Tags, in die die Tracks ein- und austreten, erscheinen hier</translation>
    </message>
    <message>
        <source>No events of this kind yet</source>
        <translation>Noch keine Ereignisse dieser Art</translation>
    </message>
    <message>
        <source>No event contains “%1”</source>
        <translation>Kein Ereignis enthält „%1“</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>ease in</source>
        <translation>sanft anlaufend</translation>
    </message>
    <message>
        <source>ease out</source>
        <translation>sanft auslaufend</translation>
    </message>
    <message>
        <source>smoother</source>
        <translation>glatter</translation>
    </message>
    <message>
        <source>drawn by hand</source>
        <translation>von Hand gezeichnet</translation>
    </message>
    <message>
        <source>at the nearest pose</source>
        <translation>bei nächster Pose</translation>
    </message>
    <message>
        <source>at its start</source>
        <translation>an seinem Anfang</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>wo er ist</translation>
    </message>
    <message>
        <source>override</source>
        <translation>überschreibend</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>additiv</translation>
    </message>
    <message>
        <source>subtractive</source>
        <translation>subtraktiv</translation>
    </message>
    <message>
        <source>cross-fade</source>
        <translation>Überblendung</translation>
    </message>
    <message>
        <source>inertial</source>
        <translation>Trägheit</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Loop</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>Pingpong</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>fortlaufend</translation>
    </message>
    <message>
        <source>extracted</source>
        <translation>entnommen</translation>
    </message>
    <message>
        <source>as in the clip</source>
        <translation>wie im Clip</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>auf der Stelle</translation>
    </message>
    <message>
        <source>Each loop and each new track continues from where the figure is.</source>
        <translation>Jede Schleife und jeder neue Track setzt dort fort, wo die Figur ist.</translation>
    </message>
    <message>
        <source>As in a game: root motion is extracted from the pose and moves the figure.</source>
        <translation>Wie im Spiel: Die Wurzelbewegung wird der Pose entnommen und bewegt die Figur.</translation>
    </message>
    <message>
        <source>Each loop starts over where the clip starts.</source>
        <translation>Jede Schleife beginnt von vorn, wo der Clip beginnt.</translation>
    </message>
    <message>
        <source>The figure stays where it is.</source>
        <translation>Die Figur bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>überquert</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <comment>number and clip</comment>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>No tracks yet: put a clip on one</source>
        <translation>Noch keine Tracks: einen Clip auf einen legen</translation>
    </message>
    <message>
        <source>Make the transition when the leading track ends</source>
        <translation>Übergehen, wenn der führende Track endet</translation>
    </message>
    <message>
        <source>Transition Now: %1</source>
        <translation>Jetzt übergehen: %1</translation>
    </message>
    <message>
        <source>Transition Now</source>
        <translation>Jetzt übergehen</translation>
    </message>
    <message>
        <source>Make the transition %1 now</source>
        <translation>Jetzt übergehen: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>a transition</comment>
        <translation>Jetzt: %1</translation>
    </message>
</context>
<context>
    <name>tagline::ControllerPresenter</name>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>The file of this clip could not be read.</source>
        <translation>Die Datei dieses Clips war nicht lesbar.</translation>
    </message>
    <message>
        <source>track %1 ▸ %2</source>
        <translation>Track %1 ▸ %2</translation>
    </message>
    <message>
        <source>No tag is called %1: nothing keeps in step by that.</source>
        <translation>Kein Tag heißt %1: Danach geht nichts im Gleichschritt.</translation>
    </message>
    <message>
        <source>Put a clip on a track first%1.</source>
        <translation>Zuerst einen Clip auf einen Track legen%1.</translation>
    </message>
    <message>
        <source>blend ▸ %1, %2 s</source>
        <translation>Mischung ▸ %1, %2 s</translation>
    </message>
    <message>
        <source>Put clips on two tracks first: drag one to track 1%1 and one to track 2%2.</source>
        <translation>Zuerst Clips auf zwei Tracks legen: einen auf Track 1%1 und einen auf Track 2%2 ziehen.</translation>
    </message>
    <message>
        <source>The clip has no tags to wait for.</source>
        <translation>Der Clip hat keine Tags, auf die zu warten wäre.</translation>
    </message>
    <message>
        <source>The controller has no track.</source>
        <translation>Der Controller hat keinen Track.</translation>
    </message>
    <message>
        <source>No transition is scheduled.</source>
        <translation>Kein Übergang ist geplant.</translation>
    </message>
    <message>
        <source>To %1 at %2, in %3 s</source>
        <translation>Zu %1 bei %2, in %3 s</translation>
    </message>
    <message>
        <source>To %1 at the end of track %2</source>
        <translation>Zu %1 am Ende von Track %2</translation>
    </message>
    <message>
        <source>To %1 after the current transition</source>
        <translation>Zu %1 nach dem laufenden Übergang</translation>
    </message>
    <message>
        <source>To %1 at %2 of track %3</source>
        <translation>Zu %1 bei %2 von Track %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and clip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>To %1: drag the end to change the duration</source>
        <translation>Zu %1: das Ende ziehen, um die Dauer zu ändern</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <comment>tag and what happened</comment>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>clip and weight</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No track keeps in step: choose Keep in Step by Tags in the menu of one.</source>
        <translation>Kein Track bleibt im Gleichschritt: im Menü eines Tracks „Nach Tags im Gleichschritt“ wählen.</translation>
    </message>
    <message>
        <source>Move Transition</source>
        <translation>Übergang verschieben</translation>
    </message>
    <message>
        <source>Change Duration of Transition</source>
        <translation>Dauer des Übergangs ändern</translation>
    </message>
    <message>
        <source>Remove Transition</source>
        <translation>Übergang entfernen</translation>
    </message>
    <message>
        <source>Clear Schedule</source>
        <translation>Zeitplan leeren</translation>
    </message>
    <message>
        <source>Put %1 on Track %2</source>
        <translation>%1 auf Track %2 legen</translation>
    </message>
    <message>
        <source>Remove Track %1</source>
        <translation>Track %1 entfernen</translation>
    </message>
    <message>
        <source>Schedule Transition to Track %1</source>
        <translation>Übergang zu Track %1 planen</translation>
    </message>
    <message>
        <source>Not made for the figure of the blend: %1. Clip ▸ Retarget to Character carries clips over to one figure.</source>
        <translation>Nicht für die Figur der Mischung gemacht: %1. Clip ▸ Auf Charakter übertragen überträgt Clips auf eine Figur.</translation>
    </message>
    <message>
        <source>Transition to %1</source>
        <translation>Zu %1 übergehen</translation>
    </message>
    <message>
        <source>Transitions go from one track to another, and layers lie on top: put a clip on a new track%1.</source>
        <translation>Übergänge führen von einem Track zum anderen, und Ebenen liegen darauf: einen Clip auf einen neuen Track legen%1.</translation>
    </message>
</context>
<context>
    <name>tagline::ControllerSession</name>
    <message>
        <source>Blend</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>Blend, %1 s ago</source>
        <translation>Mischung, vor %1 s</translation>
    </message>
</context>
<context>
    <name>tagline::CoreText</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>it may not be read: ask its owner for permission</source>
        <translation>sie darf nicht gelesen werden: den Eigentümer um Erlaubnis bitten</translation>
    </message>
    <message>
        <source>it is a socket or a device, not a file</source>
        <translation>das ist ein Socket oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>it is %1, not a file</source>
        <translation>das ist %1, keine Datei</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a symbolic link</source>
        <translation>ein symbolischer Link</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>eine benannte Pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>sie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>it cannot be opened: %1</source>
        <translation>sie lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>sie lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>it cannot be mapped: %1</source>
        <translation>sie lässt sich nicht in den Speicher einblenden: %1</translation>
    </message>
    <message>
        <source>it cannot be copied to be mapped: %1</source>
        <translation>sie lässt sich nicht kopieren, um sie in den Speicher einzublenden: %1</translation>
    </message>
    <message>
        <source>the cache folder cannot be written: %1</source>
        <translation>der Ordner des Caches lässt sich nicht beschreiben: %1</translation>
    </message>
    <message>
        <source>it has %1, more than the %2 that are read: split it</source>
        <translation>sie hat %1, mehr als die %2, die gelesen werden: sie teilen</translation>
    </message>
    <message>
        <source>lies on a disk that is mounted read-only; copy the library to where you may write, or mount the disk for writing</source>
        <translation>liegt auf einem Datenträger, der nur zum Lesen eingehängt ist; die Bibliothek dorthin kopieren, wo geschrieben werden darf, oder den Datenträger zum Schreiben einhängen</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full; make room and save again</source>
        <translation>lässt sich nicht schreiben: Der Datenträger ist voll; Platz schaffen und erneut speichern</translation>
    </message>
    <message>
        <source>cannot be written: what you may store on this disk (your quota) is used up; make room and save again</source>
        <translation>lässt sich nicht schreiben: Der eigene Anteil an diesem Datenträger (die Quota) ist verbraucht; Platz schaffen und erneut speichern</translation>
    </message>
    <message>
        <source>cannot be written: you may not make files in its folder (permission denied); ask its owner, or copy the library to where you may write</source>
        <translation>lässt sich nicht schreiben: In ihrem Ordner dürfen keine Dateien angelegt werden (keine Berechtigung); den Eigentümer fragen, oder die Bibliothek dorthin kopieren, wo geschrieben werden darf</translation>
    </message>
    <message>
        <source>cannot be written: its folder does not exist; make the folder first</source>
        <translation>lässt sich nicht schreiben: Der Ordner fehlt; zuerst den Ordner anlegen</translation>
    </message>
    <message>
        <source>cannot be written: %1 of this name is in the way</source>
        <translation>lässt sich nicht schreiben: %1 dieses Namens ist im Weg</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>cannot be read back: %1</source>
        <translation>lässt sich nicht zurücklesen: %1</translation>
    </message>
    <message>
        <source>cannot be removed: %1</source>
        <translation>lässt sich nicht entfernen: %1</translation>
    </message>
    <message>
        <source>cannot be made: %1</source>
        <translation>lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>cannot be made writable: %1</source>
        <translation>lässt sich nicht beschreibbar machen: %1</translation>
    </message>
    <message>
        <source>cannot be followed: %1</source>
        <translation>dem Link lässt sich nicht folgen: %1</translation>
    </message>
    <message>
        <source>is a symbolic link that leads back to itself; remove the link</source>
        <translation>ist ein symbolischer Link, der zu sich selbst zurückführt; den Link entfernen</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there; remove the link or restore the file</source>
        <translation>ist ein symbolischer Link auf eine Datei, die es nicht gibt; den Link entfernen oder die Datei wiederherstellen</translation>
    </message>
    <message>
        <source>is a symbolic link that leads out of its folder, to %1; replace the link by the file, or open the library where the file is</source>
        <translation>ist ein symbolischer Link, der aus seinem Ordner führt, nach %1; den Link durch die Datei ersetzen, oder die Bibliothek dort öffnen, wo die Datei liegt</translation>
    </message>
    <message>
        <source>is read-only, as files under version control with locks are; check it out or make it writable</source>
        <translation>ist schreibgeschützt, wie Dateien unter einer Versionsverwaltung mit Sperren; sie auschecken oder beschreibbar machen</translation>
    </message>
    <message>
        <source>is read only; it was not replaced</source>
        <translation>ist schreibgeschützt; sie wurde nicht ersetzt</translation>
    </message>
    <message>
        <source>was changed by another program while it was to be written; try again</source>
        <translation>wurde von einem anderen Programm geändert, während sie geschrieben werden sollte; erneut versuchen</translation>
    </message>
    <message>
        <source>was written, but the disk does not confirm it: %1</source>
        <translation>wurde geschrieben, aber der Datenträger bestätigt es nicht: %1</translation>
    </message>
    <message>
        <source>%1; what was written so far is incomplete, remove the file</source>
        <translation>%1; was bisher geschrieben wurde, ist unvollständig: die Datei entfernen</translation>
    </message>
    <message>
        <source>%1; writing into it ended midway, and what it held before could not be put back</source>
        <translation>%1; das Schreiben brach mittendrin ab, und was sie vorher enthielt, ließ sich nicht zurückschreiben</translation>
    </message>
    <message>
        <source>%1; it is kept as %2: copy that over the file, then save again</source>
        <translation>%1; es liegt als %2 bereit: das über die Datei kopieren, dann erneut speichern</translation>
    </message>
    <message>
        <source>was not written directly, because what it holds could not be kept as a backup first: %1</source>
        <translation>wurde nicht direkt geschrieben, weil sich nicht zuerst sichern ließ, was sie enthält: %1</translation>
    </message>
    <message>
        <source>has no room for a temporary file; set TMPDIR to a folder that has</source>
        <translation>hat keinen Platz für eine temporäre Datei; TMPDIR auf einen Ordner setzen, der ihn hat</translation>
    </message>
    <message>
        <source>another program changed it meanwhile</source>
        <translation>ein anderes Programm hat sie inzwischen geändert</translation>
    </message>
    <message>
        <source>another program set other property values on the same frames</source>
        <translation>ein anderes Programm hat auf denselben Frames andere Werte von Eigenschaften gesetzt</translation>
    </message>
    <message>
        <source>the file would be larger than can be read: a sidecar holds %1 ranges and captions in %2 MB at most; remove some, or put some in another tag set</source>
        <translation>die Datei würde größer, als sich lesen lässt: Eine Begleitdatei enthält höchstens %1 Bereiche und Beschreibungen in %2 MB; einige entfernen, oder in einen anderen Tag-Satz legen</translation>
    </message>
    <message>
        <source>the clip &quot;%1&quot; has a key &quot;%2&quot; by which another program means something else: rename that key in the file, or remove the %3 written here</source>
        <translation>der Clip „%1“ hat einen Schlüssel „%2“, mit dem ein anderes Programm etwas anderes meint: den Schlüssel in der Datei umbenennen, oder entfernen, was hier geschrieben wurde (%3)</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; that is to tell version control of it is not there: install it, or change the command</source>
        <translation>das Programm „%1“, das es der Versionsverwaltung sagen soll, gibt es nicht: es installieren, oder den Befehl ändern</translation>
    </message>
    <message>
        <source>the command &quot;%1&quot; ended with status %2</source>
        <translation>der Befehl „%1“ endete mit Status %2</translation>
    </message>
    <message>
        <source>the command &quot;%1&quot; did not end within %2 s</source>
        <translation>der Befehl „%1“ endete nicht innerhalb von %2 s</translation>
    </message>
    <message>
        <source>the command &quot;%1&quot; could not be started</source>
        <translation>der Befehl „%1“ ließ sich nicht starten</translation>
    </message>
    <message>
        <source>another program changed the library file in other ways: %1; it was not overwritten. Open it again, or undo these changes here and save</source>
        <translation>ein anderes Programm hat die Bibliotheksdatei anders geändert: %1; sie wurde nicht überschrieben. Sie erneut öffnen, oder diese Änderungen hier rückgängig machen und speichern</translation>
    </message>
    <message>
        <source>a newer version of Tagline wrote this library file; it is not overwritten</source>
        <translation>eine neuere Version von Tagline hat diese Bibliotheksdatei geschrieben; sie wird nicht überschrieben</translation>
    </message>
    <message>
        <source>its model %1 is not beside it</source>
        <translation>ihr Modell %1 liegt nicht daneben</translation>
    </message>
    <message>
        <source>its name, or that of a folder above it, is not UTF-8, and neither a library file nor a sidecar can name it: rename it</source>
        <translation>ihr Name oder der eines Ordners darüber ist kein UTF-8, und weder eine Bibliotheksdatei noch eine Begleitdatei kann sie nennen: sie umbenennen</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>ist weder eine Datei noch ein Ordner</translation>
    </message>
    <message>
        <source>is not a model file that Tagline reads (FBX, glTF, GLB, Collada, BVH, AMASS .npz and others); open one, a folder or a .tagline library</source>
        <translation>ist keine Modelldatei, die Tagline liest (FBX, glTF, GLB, Collada, BVH, AMASS .npz und andere); eine solche öffnen, einen Ordner oder eine .tagline-Bibliothek</translation>
    </message>
    <message>
        <source>is neither a tag sidecar nor a library file: &quot;format&quot; says neither &quot;tagline.tags&quot; nor &quot;tagline.library&quot;</source>
        <translation>ist weder eine Begleitdatei noch eine Bibliotheksdatei: „format“ sagt weder „tagline.tags“ noch „tagline.library“</translation>
    </message>
    <message>
        <source>“%1” has another value in each of the two sets on frames [%2, %3): make them alike first</source>
        <translation>„%1“ hat auf den Frames [%2, %3) in jedem der beiden Sätze einen anderen Wert: sie zuerst angleichen</translation>
    </message>
    <message>
        <source>spells the name &quot;%1&quot;, which is also one of the tag set %2: rename it in one of the two files</source>
        <translation>enthält den Namen „%1“, den auch der Tag-Satz %2 hat: ihn in einer der beiden Dateien umbenennen</translation>
    </message>
    <message>
        <source>cancelled; nothing was exported</source>
        <translation>abgebrochen; nichts wurde exportiert</translation>
    </message>
    <message>
        <source>cancelled; nothing was cut</source>
        <translation>abgebrochen; nichts wurde geschnitten</translation>
    </message>
    <message>
        <source>would be replaced, and no export wrote it; choose another name</source>
        <translation>würde ersetzt, und kein Export hat sie geschrieben; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>is the name of a model, sidecar or library file, which an export would replace; choose another name</source>
        <translation>ist der Name einer Modell-, Begleit- oder Bibliotheksdatei, die ein Export ersetzen würde; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>is there and is no file; choose another folder to export to</source>
        <translation>ist da und ist keine Datei; zum Exportieren einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>is there and is no folder; choose another folder to export to</source>
        <translation>ist da und ist kein Ordner; zum Exportieren einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>is there and is no folder; choose another folder</source>
        <translation>ist da und ist kein Ordner; einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>is there already; replace files, or choose an empty folder</source>
        <translation>ist schon da; Dateien ersetzen, oder einen leeren Ordner wählen</translation>
    </message>
    <message>
        <source>an .npz archive of more than 4 GB cannot be written; export the folders of the library one by one</source>
        <translation>ein .npz-Archiv von mehr als 4 GB lässt sich nicht schreiben; die Ordner der Bibliothek einzeln exportieren</translation>
    </message>
    <message>
        <source>the database cannot be made: %1</source>
        <translation>die Datenbank lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no signal; write them as queries do, parted by commas, such as speed(), height(LeftFoot); tagline help query lists them</source>
        <translation>„%1“ ist kein Signal; sie wie in Abfragen schreiben, durch Kommas getrennt, etwa speed(), height(LeftFoot); „tagline help query“ listet sie auf</translation>
    </message>
    <message>
        <source>is a clip of the library, which is not replaced; choose another folder</source>
        <translation>ist ein Clip der Bibliothek, der nicht ersetzt wird; einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>is a library file of another kind; choose another folder</source>
        <translation>ist eine Bibliotheksdatei anderer Art; einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>a pattern for the names is needed; the placeholders are %1</source>
        <translation>ein Muster für die Namen wird gebraucht; die Platzhalter sind %1</translation>
    </message>
    <message>
        <source>a &quot;{&quot; is never closed; the placeholders are %1</source>
        <translation>eine „{“ wird nie geschlossen; die Platzhalter sind %1</translation>
    </message>
    <message>
        <source>there is no placeholder %1; the placeholders are %2</source>
        <translation>es gibt keinen Platzhalter %1; die Platzhalter sind %2</translation>
    </message>
    <message>
        <source>may have other files beside it; only BVH, FBX, GLB, glTF, Collada and AMASS files are moved</source>
        <translation>kann andere Dateien neben sich haben; nur BVH-, FBX-, GLB-, glTF-, Collada- und AMASS-Dateien werden verschoben</translation>
    </message>
    <message>
        <source>needs “%1”, which would stay behind: export it with its parts in one file, or move them by hand</source>
        <translation>braucht „%1“, was zurückbliebe: sie mit ihren Teilen in eine Datei exportieren, oder sie von Hand verschieben</translation>
    </message>
    <message>
        <source>its tags cannot be read or written; mend its sidecar first</source>
        <translation>ihre Tags lassen sich nicht lesen oder schreiben; zuerst ihre Begleitdatei in Ordnung bringen</translation>
    </message>
    <message>
        <source>%1; the library file would not find it again</source>
        <translation>%1; die Bibliotheksdatei fände sie nicht wieder</translation>
    </message>
    <message>
        <source>it is the preview character</source>
        <translation>sie ist der Charakter der Vorschau</translation>
    </message>
    <message>
        <source>the preset “%1” plays it</source>
        <translation>die Voreinstellung „%1“ spielt sie</translation>
    </message>
    <message>
        <source>it is of the take “%1”</source>
        <translation>sie gehört zum Take „%1“</translation>
    </message>
    <message>
        <source>the rule “%1” keeps what was rejected in it</source>
        <translation>die Regel „%1“ bewahrt, was darin abgelehnt wurde</translation>
    </message>
    <message>
        <source>the example “%1” has ranges of it</source>
        <translation>das Beispiel „%1“ hat Bereiche daraus</translation>
    </message>
    <message>
        <source>the tag “%1” has an example of it</source>
        <translation>das Tag „%1“ hat ein Beispiel daraus</translation>
    </message>
    <message>
        <source>clips are retargeted to it</source>
        <translation>Clips werden auf sie übertragen</translation>
    </message>
    <message>
        <source>it has import settings</source>
        <translation>sie hat Importeinstellungen</translation>
    </message>
    <message>
        <source>its path is no UTF-8 text, so it could not be moved back</source>
        <translation>ihr Pfad ist kein UTF-8-Text, sie ließe sich also nicht zurückverschieben</translation>
    </message>
    <message>
        <source>its tags name the film or sound “%1” by the way from this folder, which would be lost; take it away first (tagline media remove)</source>
        <translation>ihre Tags nennen den Film oder Ton „%1“ mit dem Weg von diesem Ordner aus, der verloren ginge; ihn zuerst entfernen (tagline media remove)</translation>
    </message>
    <message>
        <source>its clip is named like the file; keep the name with {file}</source>
        <translation>ihr Clip heißt wie die Datei; den Namen mit {file} behalten</translation>
    </message>
    <message>
        <source>has 10,000 lists of moves; choose another folder</source>
        <translation>hat 10.000 Listen von Verschiebungen; einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>%1; some files could not go back: tagline cut --undo %2 takes them back</source>
        <translation>%1; einige Dateien ließen sich nicht zurückverschieben: „tagline cut --undo %2“ holt sie zurück</translation>
    </message>
    <message>
        <source>leads through a link; nothing was moved</source>
        <translation>führt durch einen Link; nichts wurde verschoben</translation>
    </message>
    <message>
        <source>names more than 10,000 files, so it cannot be told which it needs</source>
        <translation>nennt mehr als 10.000 Dateien, es lässt sich also nicht sagen, welche sie braucht</translation>
    </message>
    <message>
        <source>is there already; no file was moved over it</source>
        <translation>ist schon da; keine Datei wurde darüber verschoben</translation>
    </message>
    <message>
        <source>lies on another disk than the target; choose a folder on the same one</source>
        <translation>liegt auf einem anderen Datenträger als das Ziel; einen Ordner auf demselben wählen</translation>
    </message>
    <message>
        <source>was written by a newer version; keep the file&apos;s name</source>
        <translation>wurde von einer neueren Version geschrieben; den Namen der Datei behalten</translation>
    </message>
    <message>
        <source>holds tags of another clip named &quot;%1&quot;; keep the file&apos;s name with {file}</source>
        <translation>enthält Tags eines anderen Clips namens „%1“; den Namen der Datei mit {file} behalten</translation>
    </message>
    <message>
        <source>is no plain file and stays where it is</source>
        <translation>ist keine gewöhnliche Datei und bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>the tag that the query names and that most of the frames have</source>
        <translation>das Tag, das die Abfrage nennt und das die meisten Frames haben</translation>
    </message>
    <message>
        <source>the clip&apos;s name</source>
        <translation>der Name des Clips</translation>
    </message>
    <message>
        <source>the file&apos;s name without its ending</source>
        <translation>der Name der Datei ohne Endung</translation>
    </message>
    <message>
        <source>the file&apos;s folders within the library</source>
        <translation>die Ordner der Datei innerhalb der Bibliothek</translation>
    </message>
    <message>
        <source>the first frame</source>
        <translation>der erste Frame</translation>
    </message>
    <message>
        <source>the frame after the last</source>
        <translation>der Frame nach dem letzten</translation>
    </message>
    <message>
        <source>the number of frames</source>
        <translation>die Anzahl der Frames</translation>
    </message>
    <message>
        <source>the place among the cuts of its clip, from 1</source>
        <translation>der Platz unter den Ausschnitten seines Clips, ab 1</translation>
    </message>
    <message>
        <source>it is an FBX file of before 2011, which cannot be read: convert it with the free FBX Converter or with Blender</source>
        <translation>das ist eine FBX-Datei von vor 2011, die sich nicht lesen lässt: sie mit dem kostenlosen FBX Converter oder mit Blender umwandeln</translation>
    </message>
    <message>
        <source>it is not a model but a sequence file of one: open %1</source>
        <translation>das ist kein Modell, sondern die Sequenzdatei eines Modells: %1 öffnen</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>das Modell selbst</translation>
    </message>
    <message>
        <source>it needs the file “%1”, which is not beside it: copy that file into its folder</source>
        <translation>sie braucht die Datei „%1“, die nicht daneben liegt: diese Datei in ihren Ordner kopieren</translation>
    </message>
    <message>
        <source>it holds no scene: export it again</source>
        <translation>sie enthält keine Szene: neu exportieren</translation>
    </message>
    <message>
        <source>the file holds no scene: export it again</source>
        <translation>die Datei enthält keine Szene: neu exportieren</translation>
    </message>
    <message>
        <source>parts of it hang on themselves, so that it has no end: export it again</source>
        <translation>Teile von ihr hängen an sich selbst, sodass sie kein Ende hat: neu exportieren</translation>
    </message>
    <message>
        <source>it holds nothing: export it again, or copy it again</source>
        <translation>sie ist leer: neu exportieren, oder neu kopieren</translation>
    </message>
    <message>
        <source>the file is empty: export it again</source>
        <translation>die Datei ist leer: neu exportieren</translation>
    </message>
    <message>
        <source>it is too short to hold a model: export it again, or copy it again</source>
        <translation>sie ist zu kurz für ein Modell: neu exportieren, oder neu kopieren</translation>
    </message>
    <message>
        <source>it ends too early: copy it again, or export it again</source>
        <translation>sie endet zu früh: neu kopieren, oder neu exportieren</translation>
    </message>
    <message>
        <source>parts of it lie behind its end, so it is damaged or cut off: copy it again, or export it again</source>
        <translation>Teile von ihr liegen hinter ihrem Ende, sie ist also beschädigt oder abgeschnitten: neu kopieren, oder neu exportieren</translation>
    </message>
    <message>
        <source>it is a Blender file of a version that cannot be read: export it from Blender as glTF or FBX</source>
        <translation>das ist eine Blender-Datei einer Version, die sich nicht lesen lässt: sie aus Blender als glTF oder FBX exportieren</translation>
    </message>
    <message>
        <source>its mesh “%1” has no valid faces: export it again</source>
        <translation>ihr Mesh „%1“ hat keine gültigen Flächen: neu exportieren</translation>
    </message>
    <message>
        <source>a mesh in it names corners that are not there: export it again</source>
        <translation>ein Mesh darin nennt Ecken, die es nicht gibt: neu exportieren</translation>
    </message>
    <message>
        <source>its text is damaged, cut off or of another encoding: copy it again, or export it again</source>
        <translation>ihr Text ist beschädigt, abgeschnitten oder anders kodiert: neu kopieren, oder neu exportieren</translation>
    </message>
    <message>
        <source>its text is damaged or cut off: copy it again, or export it again</source>
        <translation>ihr Text ist beschädigt oder abgeschnitten: neu kopieren, oder neu exportieren</translation>
    </message>
    <message>
        <source>it breaks the rules of glTF at “%1”: export it again, or with another program</source>
        <translation>sie bricht bei „%1“ die Regeln von glTF: neu exportieren, oder mit einem anderen Programm</translation>
    </message>
    <message>
        <source>it is of a version of %1 that cannot be read: export it as glTF or FBX</source>
        <translation>sie ist von einer Version von %1, die sich nicht lesen lässt: als glTF oder FBX exportieren</translation>
    </message>
    <message>
        <source>it is damaged, or no file of the format %1: export it again, or convert it to glTF or FBX, for example with Blender</source>
        <translation>sie ist beschädigt oder keine Datei des Formats %1: neu exportieren, oder in glTF oder FBX umwandeln, etwa mit Blender</translation>
    </message>
    <message>
        <source>too large: it takes more memory than the importer may use; split the file, or export it again</source>
        <translation>zu groß: Sie braucht mehr Speicher, als der Importer verwenden darf; die Datei teilen, oder neu exportieren</translation>
    </message>
    <message>
        <source>a mistake of the importer stopped the reading, though the file may be valid: %1</source>
        <translation>ein Fehler des Importers brach das Lesen ab, obwohl die Datei gültig sein kann: %1</translation>
    </message>
    <message>
        <source>given up after %1 s of work on it: %2</source>
        <translation>aufgegeben nach %1 s Arbeit daran: %2</translation>
    </message>
    <message>
        <source>given up after %1 s: %2</source>
        <translation>aufgegeben nach %1 s: %2</translation>
    </message>
    <message>
        <source>given up as the system stopped the importer, probably for want of memory: %1</source>
        <translation>aufgegeben, weil das System den Importer beendete, vermutlich aus Mangel an Speicher: %1</translation>
    </message>
    <message>
        <source>export it again, or in another format such as glTF or FBX</source>
        <translation>neu exportieren, oder in einem anderen Format wie glTF oder FBX</translation>
    </message>
    <message>
        <source>the program that reads models cannot be started: install Tagline again</source>
        <translation>das Programm, das Modelle liest, lässt sich nicht starten: Tagline neu installieren</translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation>das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>Tagline does not read files with this ending</source>
        <translation>Tagline liest keine Dateien mit dieser Endung</translation>
    </message>
    <message>
        <source>Tagline does not read files with this ending: try FBX, glTF, GLB, Collada (.dae), BVH, AMASS (.npz) or joints&apos; places (.npy)</source>
        <translation>Tagline liest keine Dateien mit dieser Endung: FBX, glTF, GLB, Collada (.dae), BVH, AMASS (.npz) oder Orte von Gelenken (.npy) versuchen</translation>
    </message>
    <message>
        <source>the importer left no result</source>
        <translation>der Importer hinterließ kein Ergebnis</translation>
    </message>
    <message>
        <source>what the importer left of it is not valid: try again</source>
        <translation>was der Importer davon hinterließ, ist nicht gültig: erneut versuchen</translation>
    </message>
    <message>
        <source>it is cut off: it promises %1 and has %2; copy it again</source>
        <translation>sie ist abgeschnitten: Sie verspricht %1 und hat %2; neu kopieren</translation>
    </message>
    <message>
        <source>it is not a GLB file: it does not begin with “glTF”</source>
        <translation>das ist keine GLB-Datei: Sie beginnt nicht mit „glTF“</translation>
    </message>
    <message>
        <source>the scene has more than 100,000 nodes: export the figure alone</source>
        <translation>die Szene hat mehr als 100.000 Knoten: die Figur allein exportieren</translation>
    </message>
    <message>
        <source>its nodes are nested more than 1,000 levels deep: export the figure alone</source>
        <translation>ihre Knoten sind mehr als 1.000 Ebenen tief verschachtelt: die Figur allein exportieren</translation>
    </message>
    <message>
        <source>it holds numbers that cannot be repaired: export it again</source>
        <translation>sie enthält Zahlen, die sich nicht reparieren lassen: neu exportieren</translation>
    </message>
    <message>
        <source>a BVH file begins with HIERARCHY, this one with %1</source>
        <translation>eine BVH-Datei beginnt mit HIERARCHY, diese mit %1</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>dem Ende der Datei</translation>
    </message>
    <message>
        <source>it has no joints: a ROOT comes before MOTION</source>
        <translation>sie hat keine Gelenke: Vor MOTION kommt ein ROOT</translation>
    </message>
    <message>
        <source>it is cut off before its MOTION part; copy or export it again</source>
        <translation>sie ist vor ihrem MOTION-Teil abgeschnitten; neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>it has more than 100,000 joints</source>
        <translation>sie hat mehr als 100.000 Gelenke</translation>
    </message>
    <message>
        <source>its joints are nested more than 1,000 levels deep</source>
        <translation>ihre Gelenke sind mehr als 1.000 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>the number of channels of a joint is not one from 0 to 9</source>
        <translation>die Anzahl der Kanäle eines Gelenks liegt nicht zwischen 0 und 9</translation>
    </message>
    <message>
        <source>a channel such as “Xrotation” is expected here, the end of the file was found</source>
        <translation>hier wird ein Kanal wie „Xrotation“ erwartet, und die Datei endet</translation>
    </message>
    <message>
        <source>a channel such as “Xrotation” is expected here, “%1” was found</source>
        <translation>hier wird ein Kanal wie „Xrotation“ erwartet, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>“%1” is expected here, the end of the file was found</source>
        <translation>hier wird „%1“ erwartet, und die Datei endet</translation>
    </message>
    <message>
        <source>“%1” is expected here, “%2” was found</source>
        <translation>hier wird „%1“ erwartet, gefunden wurde „%2“</translation>
    </message>
    <message>
        <source>a number of the OFFSET is expected here, “%1” was found</source>
        <translation>hier wird eine Zahl des OFFSET erwartet, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>a number of the OFFSET is expected here, the end of the file was found</source>
        <translation>hier wird eine Zahl des OFFSET erwartet, und die Datei endet</translation>
    </message>
    <message>
        <source>a number of frame %1 is expected here, “%2” was found</source>
        <translation>hier wird eine Zahl von Frame %1 erwartet, gefunden wurde „%2“</translation>
    </message>
    <message>
        <source>a number of frame %1 is expected here, the end of the file was found</source>
        <translation>hier wird eine Zahl von Frame %1 erwartet, und die Datei endet</translation>
    </message>
    <message>
        <source>the number of frames is %1; it must be a whole number from 1 on</source>
        <translation>die Anzahl der Frames ist %1; sie muss eine ganze Zahl ab 1 sein</translation>
    </message>
    <message>
        <source>the frame time is %1; it must be a number of seconds above 0</source>
        <translation>die Framedauer ist %1; sie muss eine Zahl von Sekunden über 0 sein</translation>
    </message>
    <message>
        <source>it is cut off: it promises %1 frames of %2 numbers, only %3 are whole; copy or export it again</source>
        <translation>sie ist abgeschnitten: Sie verspricht %1 Frames mit je %2 Zahlen, nur %3 sind ganz; neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>it is cut off: it promises %1 frames of %2 numbers, fewer are there; copy or export it again</source>
        <translation>sie ist abgeschnitten: Sie verspricht %1 Frames mit je %2 Zahlen, weniger sind da; neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>its poses have %1 numbers a frame; 66 (a body), 72 (SMPL), 156 (SMPL-H) or 165 (SMPL-X) are read</source>
        <translation>ihre Posen haben %1 Zahlen je Frame; gelesen werden 66 (ein Körper), 72 (SMPL), 156 (SMPL-H) oder 165 (SMPL-X)</translation>
    </message>
    <message>
        <source>its array “%1” has the shape %2; frames × numbers are read, with one frame at least</source>
        <translation>ihr Array „%1“ hat die Form %2; gelesen werden Frames × Zahlen, mit mindestens einem Frame</translation>
    </message>
    <message>
        <source>its array “%1” has the shape %2; %3 go with the poses</source>
        <translation>ihr Array „%1“ hat die Form %2; zu den Posen passen %3</translation>
    </message>
    <message>
        <source>%1 frames of %2 numbers</source>
        <translation>%1 Frames mit je %2 Zahlen</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>its array “%1” holds a value at frame %2 that is no number or beyond any: export it again</source>
        <translation>ihr Array „%1“ enthält bei Frame %2 einen Wert, der keine Zahl oder unendlich ist: neu exportieren</translation>
    </message>
    <message>
        <source>it holds no motion that is read: an array “poses” is missing, as AMASS has it; its arrays are: %1</source>
        <translation>sie enthält keine Bewegung, die gelesen wird: Ein Array „poses“ fehlt, wie AMASS es hat; ihre Arrays sind: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>its rate is no number of frames a second: export it again</source>
        <translation>ihre Bildrate ist keine Zahl von Frames je Sekunde: neu exportieren</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>its rows have fields with names: save plain arrays of numbers</source>
        <translation>ihre Zeilen haben benannte Felder: einfache Arrays von Zahlen speichern</translation>
    </message>
    <message>
        <source>it holds pickled Python objects, which are programs and are not read: save plain arrays of numbers</source>
        <translation>sie enthält gepickelte Python-Objekte, die Programme sind und nicht gelesen werden: einfache Arrays von Zahlen speichern</translation>
    </message>
    <message>
        <source>its array is of the type “%1”, not of numbers</source>
        <translation>ihr Array ist vom Typ „%1“, nicht aus Zahlen</translation>
    </message>
    <message>
        <source>its array has the shape %1; frames × joints × 3 numbers are read</source>
        <translation>ihr Array hat die Form %1; gelesen werden Frames × Gelenke × 3 Zahlen</translation>
    </message>
    <message>
        <source>its array has more joints than any figure</source>
        <translation>ihr Array hat mehr Gelenke als irgendeine Figur</translation>
    </message>
    <message>
        <source>at frame %1 joint %2 is at a place that is no number or beyond any: fill such gaps first</source>
        <translation>bei Frame %1 ist Gelenk %2 an einem Ort, der keine Zahl oder unendlich ist: solche Lücken zuerst füllen</translation>
    </message>
    <message>
        <source>its array has %1 joints, the list of parents beside it %2</source>
        <translation>ihr Array hat %1 Gelenke, die Liste der Eltern daneben %2</translation>
    </message>
    <message>
        <source>nothing says which of its %1 joints hangs on which: write a list of parents beside it, as “NAME.parents.json” or “parents.json”: [-1, 0, 1 …]</source>
        <translation>nichts sagt, welches ihrer %1 Gelenke an welchem hängt: daneben eine Liste der Eltern schreiben, als „NAME.parents.json“ oder „parents.json“: [-1, 0, 1 …]</translation>
    </message>
    <message>
        <source>one of its arrays has a name that leads out of the archive: it is not read</source>
        <translation>eines ihrer Arrays hat einen Namen, der aus dem Archiv hinausführt: Sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>%1 would unpack to more than is read of one file</source>
        <translation>%1 ergäbe ausgepackt mehr, als aus einer Datei gelesen wird</translation>
    </message>
    <message>
        <source>the head of its array cannot be read: save it anew by numpy.save</source>
        <translation>der Kopf ihres Arrays lässt sich nicht lesen: es mit numpy.save neu speichern</translation>
    </message>
    <message>
        <source>it is no .npy array of NumPy</source>
        <translation>das ist kein .npy-Array von NumPy</translation>
    </message>
    <message>
        <source>its array is of a version of .npy that is not known</source>
        <translation>ihr Array ist von einer unbekannten Version von .npy</translation>
    </message>
    <message>
        <source>the head of its array is cut off: copy the file again</source>
        <translation>der Kopf ihres Arrays ist abgeschnitten: die Datei neu kopieren</translation>
    </message>
    <message>
        <source>its array says that it is larger than any file</source>
        <translation>ihr Array behauptet, größer als jede Datei zu sein</translation>
    </message>
    <message>
        <source>its array of shape %1 is cut off: copy the file again</source>
        <translation>ihr Array der Form %1 ist abgeschnitten: die Datei neu kopieren</translation>
    </message>
    <message>
        <source>it is no whole .npz archive: its directory is missing; copy it again</source>
        <translation>das ist kein ganzes .npz-Archiv: Das Verzeichnis fehlt; neu kopieren</translation>
    </message>
    <message>
        <source>it is one part of an archive in several: put them together</source>
        <translation>das ist ein Teil eines mehrteiligen Archivs: die Teile zusammenfügen</translation>
    </message>
    <message>
        <source>its directory cannot be found: copy it again</source>
        <translation>das Verzeichnis ist nicht zu finden: neu kopieren</translation>
    </message>
    <message>
        <source>it holds more than %1 arrays</source>
        <translation>sie enthält mehr als %1 Arrays</translation>
    </message>
    <message>
        <source>its directory lies outside of it: copy it again</source>
        <translation>das Verzeichnis liegt außerhalb der Datei: neu kopieren</translation>
    </message>
    <message>
        <source>its directory is broken: copy it again</source>
        <translation>das Verzeichnis ist defekt: neu kopieren</translation>
    </message>
    <message>
        <source>it is encrypted: unpack it with its password, and pack it again without</source>
        <translation>sie ist verschlüsselt: mit dem Passwort auspacken und ohne wieder einpacken</translation>
    </message>
    <message>
        <source>it holds two arrays of one name, so that nobody knows which is meant</source>
        <translation>sie enthält zwei Arrays eines Namens, sodass niemand weiß, welches gemeint ist</translation>
    </message>
    <message>
        <source>%1 is packed in a way that is not read: save it by numpy.savez_compressed</source>
        <translation>%1 ist auf eine Art gepackt, die nicht gelesen wird: mit numpy.savez_compressed speichern</translation>
    </message>
    <message>
        <source>%1 is not where its directory says: copy the file again</source>
        <translation>%1 liegt nicht dort, wo das Verzeichnis sagt: die Datei neu kopieren</translation>
    </message>
    <message>
        <source>%1 is cut off: copy the file again</source>
        <translation>%1 ist abgeschnitten: die Datei neu kopieren</translation>
    </message>
    <message>
        <source>%1 is damaged: copy the file again</source>
        <translation>%1 ist beschädigt: die Datei neu kopieren</translation>
    </message>
    <message>
        <source>names that are no plain text were mended</source>
        <translation>Namen, die kein einfacher Text sind, wurden berichtigt</translation>
    </message>
    <message>
        <source>joints without a name got one</source>
        <translation>Gelenke ohne Namen bekamen einen</translation>
    </message>
    <message>
        <source>joints with one name got a number each</source>
        <translation>Gelenke gleichen Namens bekamen je eine Nummer</translation>
    </message>
    <message>
        <source>clips of more than four million frames are shown, but their motion is not measured and they are not blended; a key far behind the others makes a clip so long</source>
        <translation>Clips mit mehr als vier Millionen Frames werden gezeigt, aber ihre Bewegung wird nicht gemessen, und sie werden nicht gemischt; ein Keyframe weit hinter den anderen macht einen Clip so lang</translation>
    </message>
    <message>
        <source>the file hardly shows which way is up, so the axis of the other files of this skeleton in its folder was taken: if the figure lies on its side, choose another axis in the import settings</source>
        <translation>die Datei zeigt kaum, wo oben ist; genommen wurde die Achse der anderen Dateien dieses Skeletts im Ordner: Liegt die Figur auf der Seite, in den Importeinstellungen eine andere Achse wählen</translation>
    </message>
    <message>
        <source>nothing shows which way is up, so Y was taken: if the figure lies on its side, choose another axis in the import settings</source>
        <translation>nichts zeigt, wo oben ist; genommen wurde Y: Liegt die Figur auf der Seite, in den Importeinstellungen eine andere Achse wählen</translation>
    </message>
    <message>
        <source>keys without a finite time or value were left out</source>
        <translation>Keyframes ohne endliche Zeit oder endlichen Wert wurden ausgelassen</translation>
    </message>
    <message>
        <source>keys at impossible times were left out</source>
        <translation>Keyframes zu unmöglichen Zeiten wurden ausgelassen</translation>
    </message>
    <message>
        <source>joints whose place is no number were put where their parent is</source>
        <translation>Gelenke, deren Ort keine Zahl ist, wurden an den Ort ihres Elterngelenks gesetzt</translation>
    </message>
    <message>
        <source>no list of parents stands beside it: the joints were taken for those of an SMPL body, whose number they have; if the figure is torn, write one as NAME.parents.json</source>
        <translation>daneben liegt keine Liste der Eltern: Die Gelenke wurden für die eines SMPL-Körpers gehalten, dessen Anzahl sie haben; ist die Figur zerrissen, eine als NAME.parents.json schreiben</translation>
    </message>
    <message>
        <source>joints were placed from where they rest and not from their parents: they were put where they belong</source>
        <translation>Gelenke waren von ihrer Ruhelage aus gesetzt und nicht von ihren Eltern: Sie wurden dorthin gesetzt, wohin sie gehören</translation>
    </message>
    <message>
        <source>bones that the scene has no node for stay as they were bound</source>
        <translation>Knochen, für die die Szene keinen Knoten hat, bleiben, wie sie gebunden wurden</translation>
    </message>
    <message>
        <source>nodes that are not there were left out</source>
        <translation>Knoten, die es nicht gibt, wurden ausgelassen</translation>
    </message>
    <message>
        <source>joints that repeat their parent&apos;s change of units inherit it</source>
        <translation>Gelenke, die den Einheitenwechsel ihrer Eltern wiederholen, erben ihn</translation>
    </message>
    <message>
        <source>pictures that are not there, or not in the model&apos;s folder, are left out</source>
        <translation>Bilder, die es nicht oder nicht im Ordner des Modells gibt, sind ausgelassen</translation>
    </message>
    <message>
        <source>a picture is left out, and its material&apos;s plain colour is shown: “%1”, %2</source>
        <translation>ein Bild ist ausgelassen, gezeigt wird die einfache Farbe seines Materials: „%1“, %2</translation>
    </message>
    <message>
        <source>pictures past the first 64 megapixels are left out</source>
        <translation>Bilder jenseits der ersten 64 Megapixel sind ausgelassen</translation>
    </message>
    <message>
        <source>vertices that are nowhere were put to the origin</source>
        <translation>Eckpunkte, die nirgends sind, wurden in den Ursprung gesetzt</translation>
    </message>
    <message>
        <source>points and lines were left out</source>
        <translation>Punkte und Linien wurden ausgelassen</translation>
    </message>
    <message>
        <source>vertices on more than four joints keep the strongest four</source>
        <translation>Eckpunkte an mehr als vier Gelenken behalten die stärksten vier</translation>
    </message>
    <message>
        <source>vertices whose weights did not sum to 1 were balanced</source>
        <translation>Eckpunkte, deren Gewichte nicht 1 ergaben, wurden ausgeglichen</translation>
    </message>
    <message>
        <source>vertices without weight follow the nearest joint</source>
        <translation>Eckpunkte ohne Gewicht folgen dem nächsten Gelenk</translation>
    </message>
    <message>
        <source>weights that are no weights were left out</source>
        <translation>Gewichte, die keine sind, wurden ausgelassen</translation>
    </message>
    <message>
        <source>clips without a rate are taken for 30 frames a second</source>
        <translation>Clips ohne Bildrate gelten als 30 Frames je Sekunde</translation>
    </message>
    <message>
        <source>keys far behind all others were left out: the clip ends where its keys do</source>
        <translation>Keyframes weit hinter allen anderen wurden ausgelassen: Der Clip endet mit seinen Keyframes</translation>
    </message>
    <message>
        <source>of several channels for one node the first was kept</source>
        <translation>von mehreren Kanälen eines Knotens wurde der erste behalten</translation>
    </message>
    <message>
        <source>clips end at their last key, not at their declared length</source>
        <translation>Clips enden an ihrem letzten Keyframe, nicht an ihrer angegebenen Länge</translation>
    </message>
    <message>
        <source>clips that began before time 0 were moved to it</source>
        <translation>Clips, die vor der Zeit 0 begannen, wurden zu ihr verschoben</translation>
    </message>
    <message>
        <source>channels of cameras, lights and helpers were left out</source>
        <translation>Kanäle von Kameras, Lichtern und Hilfsobjekten wurden ausgelassen</translation>
    </message>
    <message>
        <source>keys that were out of order were sorted</source>
        <translation>Keyframes in falscher Reihenfolge wurden sortiert</translation>
    </message>
    <message>
        <source>of several keys at one time the last was kept</source>
        <translation>von mehreren Keyframes zu einer Zeit wurde der letzte behalten</translation>
    </message>
    <message>
        <source>rotations of another length than 1 were normalised</source>
        <translation>Drehungen mit anderer Länge als 1 wurden normiert</translation>
    </message>
    <message>
        <source>nodes named meshes that are not there</source>
        <translation>Knoten nannten Meshes, die es nicht gibt</translation>
    </message>
    <message>
        <source>faces with corners that are not there were left out</source>
        <translation>Flächen mit Ecken, die es nicht gibt, wurden ausgelassen</translation>
    </message>
    <message>
        <source>curves whose tangents cannot be read go straight from key to key</source>
        <translation>Kurven, deren Tangenten sich nicht lesen lassen, gehen gerade von Keyframe zu Keyframe</translation>
    </message>
    <message>
        <source>weights of vertices that are stored in no known way were left out</source>
        <translation>Gewichte von Eckpunkten, die auf unbekannte Art gespeichert sind, wurden ausgelassen</translation>
    </message>
    <message>
        <source>the file says not what to show: all that is in it was taken</source>
        <translation>die Datei sagt nicht, was zu zeigen ist: Genommen wurde alles, was darin ist</translation>
    </message>
    <message>
        <source>“%1” or “%2” is expected here, “%3” was found</source>
        <translation>hier wird „%1“ oder „%2“ erwartet, gefunden wurde „%3“</translation>
    </message>
    <message>
        <source>“%1” or “%2” is expected here, the end of the file was found</source>
        <translation>hier wird „%1“ oder „%2“ erwartet, und die Datei endet</translation>
    </message>
    <message>
        <source>the result cannot be written: %1</source>
        <translation>das Ergebnis lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>a term is missing after %1</source>
        <translation>nach %1 fehlt ein Ausdruck</translation>
    </message>
    <message>
        <source>a term is missing between %1 and %2</source>
        <translation>zwischen %1 und %2 fehlt ein Ausdruck</translation>
    </message>
    <message>
        <source>a term is missing before %1</source>
        <translation>vor %1 fehlt ein Ausdruck</translation>
    </message>
    <message>
        <source>a comma only separates the arguments of a function</source>
        <translation>ein Komma trennt nur die Argumente einer Funktion</translation>
    </message>
    <message>
        <source>this &quot;)&quot; closes nothing; remove it, or add &quot;(&quot; before</source>
        <translation>diese &quot;)&quot; schließt nichts; sie entfernen, oder davor &quot;(&quot; ergänzen</translation>
    </message>
    <message>
        <source>comparisons cannot be chained; write two, joined by &amp;: intensity &gt; 1 &amp; intensity &lt; 2</source>
        <translation>Vergleiche lassen sich nicht verketten; zwei schreiben, verbunden durch &amp;: intensity &gt; 1 &amp; intensity &lt; 2</translation>
    </message>
    <message>
        <source>this byte is not UTF-8; save the text as UTF-8</source>
        <translation>dieses Byte ist kein UTF-8; den Text als UTF-8 speichern</translation>
    </message>
    <message>
        <source>%1 has no meaning here; a name that contains it is written in quotes</source>
        <translation>%1 hat hier keine Bedeutung; ein Name, der es enthält, steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>the character U+%1</source>
        <translation>das Zeichen U+%1</translation>
    </message>
    <message>
        <source>a number begins with a digit: 0.5</source>
        <translation>eine Zahl beginnt mit einer Ziffer: 0.5</translation>
    </message>
    <message>
        <source>a dot joins the parts of a name, as in Locomotion.Run; other names with dots are written in quotes</source>
        <translation>ein Punkt verbindet die Teile eines Namens, wie in Locomotion.Run; andere Namen mit Punkten stehen in Anführungszeichen</translation>
    </message>
    <message>
        <source>this quote is never closed; add &quot; after the name</source>
        <translation>dieses Anführungszeichen wird nie geschlossen; hinter dem Namen &quot; ergänzen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an escape; inside quotes write \&quot; for a quote and \\ for a backslash</source>
        <translation>&quot;%1&quot; ist keine Umschreibung; in Anführungszeichen steht \&quot; für ein Anführungszeichen und \\ für einen Rückstrich</translation>
    </message>
    <message>
        <source>&quot;&amp;&amp;&quot; is written &amp; (or the word and)</source>
        <translation>&quot;&amp;&amp;&quot; wird &amp; geschrieben (oder als Wort)</translation>
    </message>
    <message>
        <source>&quot;||&quot; is written | (or the word or)</source>
        <translation>&quot;||&quot; wird | geschrieben (oder als Wort)</translation>
    </message>
    <message>
        <source>&quot;=&quot; is written == to compare</source>
        <translation>&quot;=&quot; wird zum Vergleichen == geschrieben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written %2</source>
        <translation>&quot;%1&quot; wird %2 geschrieben</translation>
    </message>
    <message>
        <source>a name that begins with a digit is written in quotes: %1</source>
        <translation>ein Name, der mit einer Ziffer beginnt, steht in Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>%1 goes between two terms; for all frames except those of A write ~A</source>
        <translation>%1 steht zwischen zwei Ausdrücken; alle Frames außer denen von A sind ~A</translation>
    </message>
    <message>
        <source>a property or a signal is missing before %1</source>
        <translation>vor %1 fehlt eine Eigenschaft oder ein Signal</translation>
    </message>
    <message>
        <source>%1 compares a property or a signal, not a set of frames</source>
        <translation>%1 vergleicht eine Eigenschaft oder ein Signal, keine Menge von Frames</translation>
    </message>
    <message>
        <source>two terms side by side; write an operator between them: &amp; (both), | (either) or - (without)</source>
        <translation>zwei Ausdrücke nebeneinander; dazwischen gehört ein Operator: &amp; (beide), | (einer von beiden) oder - (ohne)</translation>
    </message>
    <message>
        <source>a number is not a set of frames; put a tag of that name in quotes: %1</source>
        <translation>eine Zahl ist keine Menge von Frames; ein Tag dieses Namens steht in Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>in a comparison the property or signal comes first: speed() &gt; 1.5</source>
        <translation>in einem Vergleich steht zuerst die Eigenschaft oder das Signal: speed() &gt; 1.5</translation>
    </message>
    <message>
        <source>a number, text in quotes, true or false is expected after %1</source>
        <translation>nach %1 wird eine Zahl, Text in Anführungszeichen, true oder false erwartet</translation>
    </message>
    <message>
        <source>no function %1</source>
        <translation>keine Funktion %1</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; ist &quot;%2&quot; gemeint?</translation>
    </message>
    <message>
        <source>%1 is a namespace, not a tag; write a tag in it, as in %2</source>
        <translation>%1 ist ein Namensraum, kein Tag; ein Tag darin schreiben, etwa %2</translation>
    </message>
    <message>
        <source>no tag %1</source>
        <translation>kein Tag %1</translation>
    </message>
    <message>
        <source>%1; a property is compared with a value, as in intensity &gt; 0.5 or terrain == &quot;gravel&quot;</source>
        <translation>%1; eine Eigenschaft wird mit einem Wert verglichen, etwa intensity &gt; 0.5 oder terrain == &quot;gravel&quot;</translation>
    </message>
    <message>
        <source>%1; a signal is written %2</source>
        <translation>%1; ein Signal wird %2 geschrieben</translation>
    </message>
    <message>
        <source>%1; the function is written %2</source>
        <translation>%1; die Funktion wird %2 geschrieben</translation>
    </message>
    <message>
        <source>%1; a signal is written with brackets: %2</source>
        <translation>%1; ein Signal wird mit Klammern geschrieben: %2</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write one of %2</source>
        <translation>%1 ist mehrdeutig; eines davon schreiben: %2</translation>
    </message>
    <message>
        <source>%1 is a word of the language; as a name it is written in quotes: %2</source>
        <translation>%1 ist ein Wort der Sprache; als Name steht es in Anführungszeichen: %2</translation>
    </message>
    <message>
        <source>&quot;@&quot; goes right before the name of a saved query: @name</source>
        <translation>&quot;@&quot; steht direkt vor dem Namen einer gespeicherten Abfrage: @Name</translation>
    </message>
    <message>
        <source>no saved query %1</source>
        <translation>keine gespeicherte Abfrage %1</translation>
    </message>
    <message>
        <source>%1; a name with blanks is written in quotes: %2</source>
        <translation>%1; ein Name mit Leerzeichen steht in Anführungszeichen: %2</translation>
    </message>
    <message>
        <source>a name with a blank, a hyphen or another sign in it stands in quotes; quote it: %1</source>
        <translation>ein Name mit Leerzeichen, Bindestrich oder anderem Zeichen steht in Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>a duration is never negative</source>
        <translation>eine Dauer ist nie negativ</translation>
    </message>
    <message>
        <source>a distance is never negative</source>
        <translation>ein Abstand ist nie negativ</translation>
    </message>
    <message>
        <source>a count or a seed is never negative</source>
        <translation>eine Anzahl oder ein Startwert ist nie negativ</translation>
    </message>
    <message>
        <source>%1 takes the name of one tag: %2</source>
        <translation>%1 nimmt den Namen eines Tags: %2</translation>
    </message>
    <message>
        <source>%1 is expected here: %2</source>
        <translation>hier wird %1 erwartet: %2</translation>
    </message>
    <message>
        <source>%1 is missing: %2</source>
        <translation>es fehlt %1: %2</translation>
    </message>
    <message>
        <source>a set of frames</source>
        <translation>eine Menge von Frames</translation>
    </message>
    <message>
        <source>a duration such as 5, 5f, 0.5s or 500ms</source>
        <translation>eine Dauer wie 5, 5f, 0.5s oder 500ms</translation>
    </message>
    <message>
        <source>a duration such as 0.5s or -0.5s</source>
        <translation>eine Dauer wie 0.5s oder -0.5s</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>the name of one tag</source>
        <translation>der Name eines Tags</translation>
    </message>
    <message>
        <source>the name of a group of tags</source>
        <translation>der Name einer Gruppe von Tags</translation>
    </message>
    <message>
        <source>a pattern in quotes such as &quot;walk_*&quot;</source>
        <translation>ein Muster in Anführungszeichen wie &quot;walk_*&quot;</translation>
    </message>
    <message>
        <source>the name of a joint</source>
        <translation>der Name eines Gelenks</translation>
    </message>
    <message>
        <source>a signal such as speed() or height(Head)</source>
        <translation>ein Signal wie speed() oder height(Head)</translation>
    </message>
    <message>
        <source>the name of a kept example in quotes</source>
        <translation>der Name eines behaltenen Beispiels in Anführungszeichen</translation>
    </message>
    <message>
        <source>a distance such as 0.8</source>
        <translation>ein Abstand wie 0.8</translation>
    </message>
    <message>
        <source>a comma or &quot;)&quot; is expected after an argument: %1</source>
        <translation>nach einem Argument wird ein Komma oder &quot;)&quot; erwartet: %1</translation>
    </message>
    <message>
        <source>%1 takes no more arguments: %2</source>
        <translation>%1 nimmt nicht mehr Argumente: %2</translation>
    </message>
    <message>
        <source>the function %1 needs motion, and there is none here; ask for tags, properties or clips</source>
        <translation>die Funktion %1 braucht Bewegung, und hier gibt es keine; nach Tags, Eigenschaften oder Clips fragen</translation>
    </message>
    <message>
        <source>a signal is compared with a number: %1</source>
        <translation>ein Signal wird mit einer Zahl verglichen: %1</translation>
    </message>
    <message>
        <source>this is compared with a number: %1</source>
        <translation>das wird mit einer Zahl verglichen: %1</translation>
    </message>
    <message>
        <source>matches compares the text of a property with a pattern; a number is compared by &lt; &lt;= &gt; &gt;= == !=</source>
        <translation>matches vergleicht den Text einer Eigenschaft mit einem Muster; eine Zahl vergleichen &lt; &lt;= &gt; &gt;= == !=</translation>
    </message>
    <message>
        <source>a pattern stands in quotes: terrain matches &quot;gra*&quot;</source>
        <translation>ein Muster steht in Anführungszeichen: terrain matches &quot;gra*&quot;</translation>
    </message>
    <message>
        <source>atleast counts among several sets, and %1 has no tags below it</source>
        <translation>atleast zählt unter mehreren Mengen, und %1 hat keine Tags unter sich</translation>
    </message>
    <message>
        <source>atleast counts among several sets: atleast(2, A, B, C), or a tag that has others below it</source>
        <translation>atleast zählt unter mehreren Mengen: atleast(2, A, B, C), oder ein Tag, das andere unter sich hat</translation>
    </message>
    <message>
        <source>atleast counts among %1 sets here; %2 are the most</source>
        <translation>atleast zählt hier unter %1 Mengen; höchstens %2 gehen</translation>
    </message>
    <message>
        <source>no frame is in %1 of %2 sets</source>
        <translation>kein Frame ist in %1 von %2 Mengen</translation>
    </message>
    <message>
        <source>no group %1</source>
        <translation>keine Gruppe %1</translation>
    </message>
    <message>
        <source>%1; the vocabulary has none</source>
        <translation>%1; das Vokabular hat keine</translation>
    </message>
    <message>
        <source>no example %1</source>
        <translation>kein Beispiel %1</translation>
    </message>
    <message>
        <source>%1; this library keeps none yet: More Like This keeps one</source>
        <translation>%1; diese Bibliothek hat noch keines: „Ähnliches finden“ behält eines</translation>
    </message>
    <message>
        <source>%1; this library keeps: %2</source>
        <translation>%1; diese Bibliothek hat: %2</translation>
    </message>
    <message>
        <source>no property %1</source>
        <translation>keine Eigenschaft %1</translation>
    </message>
    <message>
        <source>%1 is a tag; only properties and signals are compared</source>
        <translation>%1 ist ein Tag; nur Eigenschaften und Signale werden verglichen</translation>
    </message>
    <message>
        <source>instances of %1 have no value %2</source>
        <translation>Instanzen von %1 haben keinen Wert %2</translation>
    </message>
    <message>
        <source>%1; none of them has a value yet</source>
        <translation>%1; noch hat keine einen Wert</translation>
    </message>
    <message>
        <source>%1; they have %2</source>
        <translation>%1; sie haben %2</translation>
    </message>
    <message>
        <source>%1 is compared with %2</source>
        <translation>%1 wird verglichen mit: %2</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>text in quotes or %1</source>
        <translation>Text in Anführungszeichen oder %1</translation>
    </message>
    <message>
        <source>a number or %1</source>
        <translation>eine Zahl oder %1</translation>
    </message>
    <message>
        <source>true or false or %1</source>
        <translation>true oder false oder %1</translation>
    </message>
    <message>
        <source>no %1 &quot;%2&quot;</source>
        <translation>%1 kennt kein &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1; it is one of %2</source>
        <translation>%1; möglich sind %2</translation>
    </message>
    <message>
        <source>no joint %1</source>
        <translation>kein Gelenk %1</translation>
    </message>
    <message>
        <source>true and false have no order; compare them with == or !=</source>
        <translation>true und false haben keine Reihenfolge; sie werden mit == oder != verglichen</translation>
    </message>
    <message>
        <source>%1 is a larger number than can be compared</source>
        <translation>%1 ist größer als jede Zahl, die sich vergleichen lässt</translation>
    </message>
    <message>
        <source>%1 has a unit; a comparison takes a number without one</source>
        <translation>%1 hat eine Einheit; ein Vergleich nimmt eine Zahl ohne</translation>
    </message>
    <message>
        <source>%1 has more digits than a duration can keep; sixteen are the most</source>
        <translation>%1 hat mehr Ziffern, als eine Dauer behalten kann; höchstens sechzehn gehen</translation>
    </message>
    <message>
        <source>%1 has a unit; a distance has none</source>
        <translation>%1 hat eine Einheit; ein Abstand hat keine</translation>
    </message>
    <message>
        <source>%1 is too large for a distance</source>
        <translation>%1 ist zu groß für einen Abstand</translation>
    </message>
    <message>
        <source>%1 is too small; nothing is that near, and 1 is usual</source>
        <translation>%1 ist zu klein; so nah ist nichts, und 1 ist üblich</translation>
    </message>
    <message>
        <source>%1 has a unit; a count has none</source>
        <translation>%1 hat eine Einheit; eine Anzahl hat keine</translation>
    </message>
    <message>
        <source>%1 is not a whole number; a count has no fraction</source>
        <translation>%1 ist keine ganze Zahl; eine Anzahl hat keine Bruchteile</translation>
    </message>
    <message>
        <source>%1 is too large; %2 is the most</source>
        <translation>%1 ist zu groß; höchstens %2 geht</translation>
    </message>
    <message>
        <source>%1 is too small; ranges are counted from %2</source>
        <translation>%1 ist zu klein; Bereiche werden ab %2 gezählt</translation>
    </message>
    <message>
        <source>the query has %1 bytes; %2 are the most</source>
        <translation>die Abfrage hat %1 Bytes; höchstens %2 gehen</translation>
    </message>
    <message>
        <source>the query is empty; write a tag such as Walk, or all</source>
        <translation>die Abfrage ist leer; ein Tag wie Walk schreiben, oder all</translation>
    </message>
    <message>
        <source>this nests more than %1 deep</source>
        <translation>das ist tiefer als %1-mal verschachtelt</translation>
    </message>
    <message>
        <source>with its saved queries the query is too large</source>
        <translation>mit ihren gespeicherten Abfragen ist die Abfrage zu groß</translation>
    </message>
    <message>
        <source>there is nothing between these brackets</source>
        <translation>zwischen diesen Klammern steht nichts</translation>
    </message>
    <message>
        <source>this &quot;(&quot; is never closed; add &quot;)&quot;</source>
        <translation>diese &quot;(&quot; wird nie geschlossen; &quot;)&quot; ergänzen</translation>
    </message>
    <message>
        <source>%1 is a live tag, with no tags below it; write it alone</source>
        <translation>%1 ist ein Live-Tag ohne Tags unter sich; es allein schreiben</translation>
    </message>
    <message>
        <source>the saved query %1 uses itself</source>
        <translation>die gespeicherte Abfrage %1 verwendet sich selbst</translation>
    </message>
    <message>
        <source>the live tag %1 uses itself</source>
        <translation>das Live-Tag %1 verwendet sich selbst</translation>
    </message>
    <message>
        <source>the saved query %1 is empty; give it a text</source>
        <translation>die gespeicherte Abfrage %1 ist leer; ihr einen Text geben</translation>
    </message>
    <message>
        <source>the live tag %1 is empty; give it a text</source>
        <translation>das Live-Tag %1 ist leer; ihm einen Text geben</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>a second threshold needs a query that compares one signal with a number, such as speed() &gt; 1.5</source>
        <translation>ein zweiter Schwellwert braucht eine Abfrage, die ein Signal mit einer Zahl vergleicht, etwa speed() &gt; 1.5</translation>
    </message>
    <message>
        <source>a second threshold does nothing for a comparison under &quot;%1&quot;; write %2 instead</source>
        <translation>ein zweiter Schwellwert bewirkt nichts bei einem Vergleich unter &quot;%1&quot;; stattdessen %2 schreiben</translation>
    </message>
    <message>
        <source>a second threshold does nothing for a comparison behind &quot;%1&quot;; write %2 instead</source>
        <translation>ein zweiter Schwellwert bewirkt nichts bei einem Vergleich hinter &quot;%1&quot;; stattdessen %2 schreiben</translation>
    </message>
    <message>
        <source>ranges begin at %1 and would end at %2 before they begin; the second threshold lies at or below the first</source>
        <translation>Bereiche beginnen bei %1 und würden bei %2 enden, bevor sie beginnen; der zweite Schwellwert liegt beim ersten oder darunter</translation>
    </message>
    <message>
        <source>ranges begin at %1 and would end at %2 before they begin; the second threshold lies at or above the first</source>
        <translation>Bereiche beginnen bei %1 und würden bei %2 enden, bevor sie beginnen; der zweite Schwellwert liegt beim ersten oder darüber</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the tag&apos;s own name and needs no synonym</source>
        <translation>„%1“ ist der eigene Name des Tags und braucht kein Synonym</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a tag itself and cannot be a synonym of &quot;%2&quot;; merge the two tags first</source>
        <translation>„%1“ ist selbst ein Tag und kann kein Synonym von „%2“ sein; zuerst die beiden Tags zusammenlegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is already a synonym of &quot;%2&quot;; a name can mean only one tag</source>
        <translation>„%1“ ist schon ein Synonym von „%2“; ein Name kann nur ein Tag meinen</translation>
    </message>
    <message>
        <source>these implications form a circle: %1; remove one of them</source>
        <translation>diese enthaltenen Tags bilden einen Kreis: %1; eines davon entfernen</translation>
    </message>
    <message>
        <source>a tag needs a name</source>
        <translation>ein Tag braucht einen Namen</translation>
    </message>
    <message>
        <source>the tag&apos;s own name is missing behind its set&apos;s</source>
        <translation>hinter dem Namen des Satzes fehlt der des Tags</translation>
    </message>
    <message>
        <source>a tag set cannot be named &quot;%1&quot;: files of clips end so</source>
        <translation>ein Tag-Satz kann nicht „%1“ heißen: So enden Clipdateien</translation>
    </message>
    <message>
        <source>a part of the name is empty: dots stand between two parts</source>
        <translation>ein Teil des Namens ist leer: Punkte stehen zwischen zwei Teilen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a live tag already, and could mean &quot;%2&quot; in queries: choose another name, or rename the live tag</source>
        <translation>„%1“ ist schon ein Live-Tag und könnte in Abfragen „%2“ meinen: einen anderen Namen wählen, oder das Live-Tag umbenennen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; would lie below &quot;%2&quot;, which is being renamed</source>
        <translation>„%1“ läge unter „%2“, das gerade umbenannt wird</translation>
    </message>
    <message>
        <source>there is already a tag &quot;%1&quot;: merge the two, or choose another name</source>
        <translation>es gibt schon ein Tag „%1“: die beiden zusammenlegen, oder einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>a group needs a name</source>
        <translation>eine Gruppe braucht einen Namen</translation>
    </message>
    <message>
        <source>a property needs a name</source>
        <translation>eine Eigenschaft braucht einen Namen</translation>
    </message>
    <message>
        <source>a namespace needs a name</source>
        <translation>ein Namensraum braucht einen Namen</translation>
    </message>
    <message>
        <source>there are two entries for the group &quot;%1&quot;: keep one of them</source>
        <translation>es gibt zwei Einträge für die Gruppe „%1“: einen davon behalten</translation>
    </message>
    <message>
        <source>there are two entries for the property &quot;%1&quot;: keep one of them</source>
        <translation>es gibt zwei Einträge für die Eigenschaft „%1“: einen davon behalten</translation>
    </message>
    <message>
        <source>there are two entries for the namespace &quot;%1&quot;: keep one of them</source>
        <translation>es gibt zwei Einträge für den Namensraum „%1“: einen davon behalten</translation>
    </message>
    <message>
        <source>the namespace &quot;%1&quot; must not contain a dot: it is the first part of a tag&apos;s name</source>
        <translation>der Namensraum „%1“ darf keinen Punkt enthalten: Er ist der erste Teil des Namens eines Tags</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice among the phases of &quot;%2&quot;: keep one</source>
        <translation>„%1“ steht zweimal unter den Phasen von „%2“: eine behalten</translation>
    </message>
    <message>
        <source>the default of &quot;%1&quot; is not a string</source>
        <translation>der Standardwert von „%1“ ist kein Text</translation>
    </message>
    <message>
        <source>the default of &quot;%1&quot; is not a number</source>
        <translation>der Standardwert von „%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>the default of &quot;%1&quot; is not a boolean</source>
        <translation>der Standardwert von „%1“ ist weder true noch false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; marks single moments, and a phase lasts</source>
        <translation>„%1“ markiert einzelne Momente, und eine Phase dauert</translation>
    </message>
    <message>
        <source>there is no tag &quot;%1&quot; for a phase</source>
        <translation>es gibt kein Tag „%1“ für eine Phase</translation>
    </message>
    <message>
        <source>the phase &quot;%1&quot; can be several tags: %2</source>
        <translation>die Phase „%1“ kann mehrere Tags sein: %2</translation>
    </message>
    <message>
        <source>%1: no clip is named like its mirror image; give a namespace instead</source>
        <translation>%1: kein Clip heißt wie sein Spiegelbild; stattdessen einen Namensraum angeben</translation>
    </message>
    <message>
        <source>%1: its tags cannot be edited</source>
        <translation>%1: seine Tags lassen sich nicht bearbeiten</translation>
    </message>
    <message>
        <source>%1: its mirror image %2 has another number of frames, or another rate</source>
        <translation>%1: sein Spiegelbild %2 hat eine andere Anzahl von Frames oder eine andere Bildrate</translation>
    </message>
    <message>
        <source>%1 is a live tag, which follows from its query</source>
        <translation>%1 ist ein Live-Tag, das aus seiner Abfrage folgt</translation>
    </message>
    <message>
        <source>no example is kept under the name</source>
        <translation>unter dem Namen ist kein Beispiel behalten</translation>
    </message>
    <message>
        <source>its clip, or its range in it, is not there</source>
        <translation>sein Clip oder sein Bereich darin fehlt</translation>
    </message>
    <message>
        <source>its clip has no body that can be compared</source>
        <translation>sein Clip hat keinen Körper, der sich vergleichen lässt</translation>
    </message>
    <message>
        <source>its skeleton has no body with hips, two legs and feet that is known</source>
        <translation>sein Skelett hat keinen bekannten Körper mit Hüfte, zwei Beinen und Füßen</translation>
    </message>
    <message>
        <source>its file could not be read</source>
        <translation>seine Datei ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>its joints are not those of the figure that is driven, and no map carries them over</source>
        <translation>seine Gelenke sind nicht die der gesteuerten Figur, und keine Zuordnung überträgt sie</translation>
    </message>
    <message>
        <source>the model has no joints</source>
        <translation>das Modell hat keine Gelenke</translation>
    </message>
    <message>
        <source>the clip&apos;s model is not there</source>
        <translation>das Modell des Clips fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is several joints: %2</source>
        <translation>„%1“ sind mehrere Gelenke: %2</translation>
    </message>
    <message>
        <source>“%1” lasts %2 frames; only up to %3 can be computed. A key far behind the others makes a clip so long: remove it and export the clip again</source>
        <translation>„%1“ dauert %2 Frames; nur bis zu %3 lassen sich berechnen. Ein Keyframe weit hinter den anderen macht einen Clip so lang: ihn entfernen und den Clip neu exportieren</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no pattern of names: %2; write one as {take}_{subject}</source>
        <translation>„%1“ ist kein Muster von Namen: %2; eines wie {take}_{subject} schreiben</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a bracket is closed that was not opened</source>
        <translation>eine Klammer wird geschlossen, die nicht geöffnet wurde</translation>
    </message>
    <message>
        <source>it lacks {take}</source>
        <translation>{take} fehlt</translation>
    </message>
    <message>
        <source>it lacks {subject}</source>
        <translation>{subject} fehlt</translation>
    </message>
    <message>
        <source>nothing stands between {take} and {subject}</source>
        <translation>zwischen {take} und {subject} steht nichts</translation>
    </message>
    <message>
        <source>braces stand around take and subject alone, each once</source>
        <translation>geschweifte Klammern stehen nur um take und subject, je einmal</translation>
    </message>
    <message>
        <source>the file changed since it was tagged; fit its ranges to it</source>
        <translation>die Datei hat sich seit dem Taggen geändert; ihre Bereiche anpassen</translation>
    </message>
    <message>
        <source>the tag &quot;%1&quot; is not in the vocabulary</source>
        <translation>das Tag „%1“ steht nicht im Vokabular</translation>
    </message>
    <message>
        <source>no tag of the group &quot;%1&quot;</source>
        <translation>kein Tag der Gruppe „%1“</translation>
    </message>
    <message>
        <source>no tag of the group &quot;%1&quot; in the tag set %2</source>
        <translation>kein Tag der Gruppe „%1“ im Tag-Satz %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; on one frame, of which the group &quot;%3&quot; allows one</source>
        <translation>„%1“ und „%2“ auf einem Frame, von denen die Gruppe „%3“ eines erlaubt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here</source>
        <translation>„%1“ gilt hier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not here</source>
        <translation>„%1“ gilt hier nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nowhere in this clip</source>
        <translation>„%1“ gilt nirgends in diesem Clip</translation>
    </message>
    <message>
        <source>its query &quot;%1&quot; cannot be read: %2</source>
        <translation>ihre Abfrage „%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 (%2 seconds, limit %3)</source>
        <translation>%1 (%2 Sekunden, Grenze %3)</translation>
    </message>
    <message>
        <source>%1 (%2 leg lengths, limit %3)</source>
        <translation>%1 (%2 Beinlängen, Grenze %3)</translation>
    </message>
    <message>
        <source>%1 (%2 leg lengths a second, limit %3)</source>
        <translation>%1 (%2 Beinlängen je Sekunde, Grenze %3)</translation>
    </message>
    <message>
        <source>%1 (%2 degrees, limit %3)</source>
        <translation>%1 (%2 Grad, Grenze %3)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>%1; the value is kept as it is</source>
        <translation>%1; der Wert bleibt, wie er ist</translation>
    </message>
    <message>
        <source>the point tag &quot;%1&quot; has 1 range of more than one frame, the first %2; kept as it is</source>
        <translation>das Punkt-Tag „%1“ hat 1 Bereich mit mehr als einem Frame, den ersten %2; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>the point tag &quot;%1&quot; has %2 ranges of more than one frame, the first %3; kept as they are</source>
        <translation>das Punkt-Tag „%1“ hat %2 Bereiche mit mehr als einem Frame, den ersten %3; sie bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>its tag sets were drawn on different versions of its file, so that they cannot be fitted together; they are kept as they are</source>
        <translation>seine Tag-Sätze wurden auf verschiedenen Fassungen seiner Datei getaggt und lassen sich nicht gemeinsam anpassen; sie bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>the derived tag &quot;%1&quot; has the name of a tag that clips are tagged with; rename one</source>
        <translation>das Live-Tag „%1“ heißt wie ein Tag, mit dem Clips getaggt sind; eines umbenennen</translation>
    </message>
    <message>
        <source>the derived tag &quot;%1&quot;: %2</source>
        <translation>das Live-Tag „%1“: %2</translation>
    </message>
    <message>
        <source>has what is needed</source>
        <translation>hat, was nötig ist</translation>
    </message>
    <message>
        <source>all %1 needed</source>
        <translation>alle %1 nötigen</translation>
    </message>
    <message>
        <source>none of %1 wanted</source>
        <translation>keines von %1 gewünschten</translation>
    </message>
    <message>
        <source>%1 of %2 wanted: %3</source>
        <translation>%1 von %2 gewünschten: %3</translation>
    </message>
    <message>
        <source>no unwanted</source>
        <translation>keine unerwünschten</translation>
    </message>
    <message>
        <source>%1 unwanted: %2</source>
        <translation>%1 unerwünscht: %2</translation>
    </message>
    <message>
        <source>no other tags</source>
        <translation>keine anderen Tags</translation>
    </message>
    <message>
        <source>1 other tag</source>
        <translation>1 anderes Tag</translation>
    </message>
    <message>
        <source>%1 other tags</source>
        <translation>%1 andere Tags</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nie verwendet</translation>
    </message>
    <message>
        <source>used 1 pick ago</source>
        <translation>vor 1 Wahl verwendet</translation>
    </message>
    <message>
        <source>used %1 picks ago</source>
        <translation>vor %1 Wahlen verwendet</translation>
    </message>
    <message>
        <source>the program &quot;%1&quot; could not be started: %2</source>
        <translation>das Programm „%1“ ließ sich nicht starten: %2</translation>
    </message>
    <message>
        <source>%1 took longer than 1 second and was ended; give it more time, or fewer clips</source>
        <translation>%1 brauchte länger als 1 Sekunde und wurde beendet; ihm mehr Zeit geben, oder weniger Clips</translation>
    </message>
    <message>
        <source>%1 took longer than %2 seconds and was ended; give it more time, or fewer clips</source>
        <translation>%1 brauchte länger als %2 Sekunden und wurde beendet; ihm mehr Zeit geben, oder weniger Clips</translation>
    </message>
    <message>
        <source>%1 was ended before it answered</source>
        <translation>%1 wurde beendet, bevor es antwortete</translation>
    </message>
    <message>
        <source>%1 answered more than 64 MB and was ended; let it suggest less</source>
        <translation>%1 antwortete mit mehr als 64 MB und wurde beendet; es weniger vorschlagen lassen</translation>
    </message>
    <message>
        <source>%1 has no program to be started</source>
        <translation>%1 hat kein Programm, das sich starten ließe</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>%1 (%2 times, also in line %3)</source>
        <translation>%1 (%2-mal, auch in Zeile %3)</translation>
    </message>
    <message>
        <source>%1 (%2 times, also in lines %3)</source>
        <translation>%1 (%2-mal, auch in den Zeilen %3)</translation>
    </message>
    <message>
        <source>rows without the name of a take</source>
        <translation>Zeilen ohne den Namen eines Takes</translation>
    </message>
    <message>
        <source>fields behind the last heading</source>
        <translation>Felder hinter der letzten Überschrift</translation>
    </message>
    <message>
        <source>elements that are no takes</source>
        <translation>Elemente, die keine Takes sind</translation>
    </message>
    <message>
        <source>takes without a name</source>
        <translation>Takes ohne Namen</translation>
    </message>
    <message>
        <source>numbers that are too large</source>
        <translation>zu große Zahlen</translation>
    </message>
    <message>
        <source>takes whose start is no timecode such as 12:47:37:28</source>
        <translation>Takes, deren Anfang kein Timecode wie 12:47:37:28 ist</translation>
    </message>
    <message>
        <source>takes whose end is no timecode such as 12:47:37:28</source>
        <translation>Takes, deren Ende kein Timecode wie 12:47:37:28 ist</translation>
    </message>
    <message>
        <source>takes whose start differs from that in a row before</source>
        <translation>Takes, deren Anfang von dem einer früheren Zeile abweicht</translation>
    </message>
    <message>
        <source>takes whose end differs from that in a row before</source>
        <translation>Takes, deren Ende von dem einer früheren Zeile abweicht</translation>
    </message>
    <message>
        <source>takes whose timecode rate is no number of frames a second above 0</source>
        <translation>Takes, deren Timecode-Rate keine Zahl von Frames je Sekunde über 0 ist</translation>
    </message>
    <message>
        <source>marks that end before they begin</source>
        <translation>Marken, die enden, bevor sie beginnen</translation>
    </message>
    <message>
        <source>values of columns without a heading</source>
        <translation>Werte von Spalten ohne Überschrift</translation>
    </message>
    <message>
        <source>values of %1 that differ from that in a row before</source>
        <translation>Werte von %1, die von dem einer früheren Zeile abweichen</translation>
    </message>
    <message>
        <source>markers of tracks and timelines</source>
        <translation>Marker von Spuren und Zeitleisten</translation>
    </message>
    <message>
        <source>effects of clips</source>
        <translation>Effekte von Clips</translation>
    </message>
    <message>
        <source>markers without a name</source>
        <translation>Marker ohne Namen</translation>
    </message>
    <message>
        <source>comments of markers</source>
        <translation>Kommentare von Markern</translation>
    </message>
    <message>
        <source>annotations that refer to others and have no time of their own</source>
        <translation>Annotationen, die auf andere verweisen und keine eigene Zeit haben</translation>
    </message>
    <message>
        <source>controlled vocabularies</source>
        <translation>kontrollierte Vokabulare</translation>
    </message>
    <message>
        <source>annotations without a time</source>
        <translation>Annotationen ohne Zeit</translation>
    </message>
    <message>
        <source>annotations without a text</source>
        <translation>Annotationen ohne Text</translation>
    </message>
    <message>
        <source>parameters of events</source>
        <translation>Parameter von Ereignissen</translation>
    </message>
    <message>
        <source>events without a subject or tag</source>
        <translation>Ereignisse ohne Subjekt oder Tag</translation>
    </message>
    <message>
        <source>events outside of a motion group</source>
        <translation>Ereignisse außerhalb einer Motion-Gruppe</translation>
    </message>
    <message>
        <source>commands that change or remove events</source>
        <translation>Befehle, die Ereignisse ändern oder entfernen</translation>
    </message>
    <message>
        <source>labels without a text</source>
        <translation>Marken ohne Text</translation>
    </message>
    <message>
        <source>processed words of labels that have categories</source>
        <translation>bearbeitete Wörter von Marken, die Kategorien haben</translation>
    </message>
    <message>
        <source>states that differ from the one that their clip has in a row before</source>
        <translation>Status, die von dem abweichen, den ihr Clip in einer früheren Zeile hat</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>die Spalte %1</translation>
    </message>
    <message>
        <source>ranges of a tag without a name</source>
        <translation>Bereiche eines Tags ohne Namen</translation>
    </message>
    <message>
        <source>frequencies of labels</source>
        <translation>Frequenzen von Marken</translation>
    </message>
    <message>
        <source>captions without a text</source>
        <translation>Beschreibungen ohne Text</translation>
    </message>
    <message>
        <source>names of cues</source>
        <translation>Namen von Cues</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1-Blöcke</translation>
    </message>
    <message>
        <source>places of cues on the picture</source>
        <translation>Orte von Cues auf dem Bild</translation>
    </message>
    <message>
        <source>markup of cues</source>
        <translation>Auszeichnung von Cues</translation>
    </message>
    <message>
        <source>cues without a text</source>
        <translation>Cues ohne Text</translation>
    </message>
    <message>
        <source>the take %1</source>
        <translation>das Take %1</translation>
    </message>
    <message>
        <source>ranges of %1</source>
        <translation>Bereiche von %1</translation>
    </message>
    <message>
        <source>the state of %1</source>
        <translation>der Status von %1</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>%1, which could be several clips</source>
        <translation>%1, was mehrere Clips sein könnten</translation>
    </message>
    <message>
        <source>%1, whose tags cannot be edited</source>
        <translation>%1, dessen Tags sich nicht bearbeiten lassen</translation>
    </message>
    <message>
        <source>ranges of %1: %2</source>
        <translation>Bereiche von %1: %2</translation>
    </message>
    <message>
        <source>ranges of %1, a live tag that follows from its query</source>
        <translation>Bereiche von %1, einem Live-Tag, das aus seiner Abfrage folgt</translation>
    </message>
    <message>
        <source>takes whose timecodes %1</source>
        <translation>Takes, deren Timecodes %1</translation>
    </message>
    <message>
        <source>marks that %1</source>
        <translation>Marken, die %1</translation>
    </message>
    <message>
        <source>belong to takes without a start timecode</source>
        <translation>zu Takes ohne Anfangs-Timecode gehören</translation>
    </message>
    <message>
        <source>belong to clips of more than 60 frames a second; give the rate of the timecodes</source>
        <translation>zu Clips mit mehr als 60 Frames je Sekunde gehören; die Rate der Timecodes angeben</translation>
    </message>
    <message>
        <source>end before they begin</source>
        <translation>enden, bevor sie beginnen</translation>
    </message>
    <message>
        <source>count more frames than a second has at %1</source>
        <translation>mehr Frames zählen, als eine Sekunde bei %1 hat</translation>
    </message>
    <message>
        <source>are drop-frame (;), which only 29.97 and 59.94 frames a second have</source>
        <translation>Drop-Frame (;) sind, was es nur bei 29,97 und 59,94 Frames je Sekunde gibt</translation>
    </message>
    <message>
        <source>are among those that drop-frame counting leaves out</source>
        <translation>unter denen sind, die die Drop-Frame-Zählung auslässt</translation>
    </message>
    <message>
        <source>count otherwise than the start of their take does</source>
        <translation>anders zählen als der Anfang ihres Takes</translation>
    </message>
    <message>
        <source>imported, but not as long as their clips: %1; look whether their marks are in place</source>
        <translation>importiert, aber nicht so lang wie ihre Clips: %1; nachsehen, ob ihre Marken an der richtigen Stelle sind</translation>
    </message>
    <message>
        <source>ranges outside of their clips</source>
        <translation>Bereiche außerhalb ihrer Clips</translation>
    </message>
    <message>
        <source>ends between two frames, which go to the nearest</source>
        <translation>Enden zwischen zwei Frames, die zum nächsten gehen</translation>
    </message>
    <message>
        <source>ends outside of their clips, which are cut</source>
        <translation>Enden außerhalb ihrer Clips, die abgeschnitten werden</translation>
    </message>
    <message>
        <source>values of %1, which the tag of that name keeps; give a namespace</source>
        <translation>Werte von %1, die das Tag dieses Namens behält; einen Namensraum angeben</translation>
    </message>
    <message>
        <source>values of %1 that are no string, as it is declared</source>
        <translation>Werte von %1, die kein Text sind, wie es festgelegt ist</translation>
    </message>
    <message>
        <source>values of %1 that are no number, as it is declared</source>
        <translation>Werte von %1, die keine Zahl sind, wie es festgelegt ist</translation>
    </message>
    <message>
        <source>values of %1 that are no boolean, as it is declared</source>
        <translation>Werte von %1, die weder true noch false sind, wie es festgelegt ist</translation>
    </message>
    <message>
        <source>values of %1 where clips have others, which stay</source>
        <translation>Werte von %1, wo Clips andere haben, die bleiben</translation>
    </message>
    <message>
        <source>values of %1 that differ from the first of their clip</source>
        <translation>Werte von %1, die vom ersten ihres Clips abweichen</translation>
    </message>
    <message>
        <source>ranges of one tag that overlap, which are joined</source>
        <translation>überlappende Bereiche eines Tags, die verbunden werden</translation>
    </message>
    <message>
        <source>the reading was stopped; nothing was imported</source>
        <translation>das Lesen wurde abgebrochen; nichts wurde importiert</translation>
    </message>
    <message>
        <source>begins as UTF-16 text and is not: save it as UTF-8</source>
        <translation>beginnt wie UTF-16-Text und ist keiner: als UTF-8 speichern</translation>
    </message>
    <message>
        <source>is larger than 64 MB; split it</source>
        <translation>ist größer als 64 MB; sie teilen</translation>
    </message>
    <message>
        <source>%1 is the name of several clips; give the file too</source>
        <translation>%1 ist der Name mehrerer Clips; auch die Datei angeben</translation>
    </message>
    <message>
        <source>there is no clip %1</source>
        <translation>es gibt keinen Clip %1</translation>
    </message>
    <message>
        <source>nothing moves, and moves right before or after</source>
        <translation>nichts bewegt sich, direkt davor oder danach aber schon</translation>
    </message>
    <message>
        <source>a joint jumps</source>
        <translation>ein Gelenk springt</translation>
    </message>
    <message>
        <source>a joint shakes</source>
        <translation>ein Gelenk zittert</translation>
    </message>
    <message>
        <source>a foot that rests moves over the ground</source>
        <translation>ein ruhender Fuß bewegt sich über den Boden</translation>
    </message>
    <message>
        <source>nothing carries the figure, and it does not fall</source>
        <translation>nichts trägt die Figur, und sie fällt nicht</translation>
    </message>
    <message>
        <source>a joint is below the ground</source>
        <translation>ein Gelenk ist unter dem Boden</translation>
    </message>
    <message>
        <source>a T or an A at the start or the end</source>
        <translation>ein T oder A am Anfang oder Ende</translation>
    </message>
    <message>
        <source>a knee or an elbow bends as none does</source>
        <translation>ein Knie oder Ellbogen beugt sich, wie es keines tut</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file ends too early; expected %1</source>
        <translation>die Datei endet zu früh; erwartet: %1</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>gefunden: %1; erwartet: %2</translation>
    </message>
    <message>
        <source>a value: {…}, […], &quot;text&quot;, a number, true, false or null</source>
        <translation>ein Wert: {…}, […], &quot;Text&quot;, eine Zahl, true, false oder null</translation>
    </message>
    <message>
        <source>nothing more: the outermost value has already ended</source>
        <translation>nichts mehr: Der äußerste Wert ist schon zu Ende</translation>
    </message>
    <message>
        <source>a value or ]</source>
        <translation>ein Wert oder ]</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>ein Komma oder ]</translation>
    </message>
    <message>
        <source>a key in quotes or }</source>
        <translation>ein Schlüssel in Anführungszeichen oder }</translation>
    </message>
    <message>
        <source>a key in quotes</source>
        <translation>ein Schlüssel in Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon after the key</source>
        <translation>ein Doppelpunkt nach dem Schlüssel</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>ein Komma oder }</translation>
    </message>
    <message>
        <source>the control character %1</source>
        <translation>das Steuerzeichen %1</translation>
    </message>
    <message>
        <source>a comment, which JSON does not allow</source>
        <translation>ein Kommentar, den JSON nicht erlaubt</translation>
    </message>
    <message>
        <source>found %1: numbers must be finite</source>
        <translation>gefunden: %1; Zahlen müssen endlich sein</translation>
    </message>
    <message>
        <source>found %1: this number is too large</source>
        <translation>gefunden: %1; diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>the file ends within a text in quotes; expected its closing &quot;</source>
        <translation>die Datei endet in einem Text in Anführungszeichen; erwartet: sein schließendes &quot;</translation>
    </message>
    <message>
        <source>found the control character %1 within a text in quotes; expected it as \n, \t or \u and four digits, or the closing &quot; before it</source>
        <translation>in einem Text in Anführungszeichen steht das Steuerzeichen %1; erwartet: \n, \t oder \u und vier Ziffern, oder davor das schließende &quot;</translation>
    </message>
    <message>
        <source>found bytes that are not UTF-8 within a text in quotes; save the file as UTF-8</source>
        <translation>in einem Text in Anführungszeichen stehen Bytes, die kein UTF-8 sind; die Datei als UTF-8 speichern</translation>
    </message>
    <message>
        <source>found half of a character within a text in quotes; expected two \u escapes, from \ud800 and from \udc00 on, or the character itself</source>
        <translation>in einem Text in Anführungszeichen steht ein halbes Zeichen; erwartet: zwei \u-Folgen, ab \ud800 und ab \udc00, oder das Zeichen selbst</translation>
    </message>
    <message>
        <source>found a \ within a text in quotes that begins no escape of JSON; expected \\ for a \, or one of \&quot; \/ \b \f \n \r \t \u and four hexadecimal digits</source>
        <translation>in einem Text in Anführungszeichen steht ein \, der keine Folge von JSON beginnt; erwartet: \\ für einen \, oder eine von \&quot; \/ \b \f \n \r \t \u und vier hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; occurs twice in this object; keep one of them</source>
        <translation>der Schlüssel &quot;%1&quot; steht zweimal in diesem Objekt; einen davon behalten</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>more than %1 values; split the file</source>
        <translation>mehr als %1 Werte; die Datei teilen</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>die Datei ist größer als %1 MB</translation>
    </message>
    <message>
        <source>is UTF-16 or UTF-32 text; save it as UTF-8 with the editor that made it</source>
        <translation>ist Text in UTF-16 oder UTF-32; mit dem Editor, der ihn schrieb, als UTF-8 speichern</translation>
    </message>
    <message>
        <source>begins with two byte-order marks; remove them, or save it as UTF-8 without one</source>
        <translation>beginnt mit zwei Byte-Order-Marks; sie entfernen oder als UTF-8 ohne eine speichern</translation>
    </message>
    <message>
        <source>holds nothing but NUL bytes, as a file does whose writing was cut short; restore it from a copy or from version control</source>
        <translation>enthält nur NUL-Bytes, wie eine Datei, deren Schreiben abgebrochen wurde; aus einer Kopie oder der Versionsverwaltung wiederherstellen</translation>
    </message>
    <message>
        <source>ends in NUL bytes, as a file does that was not written to its end; remove them if the rest is complete</source>
        <translation>endet mit NUL-Bytes, wie eine Datei, die nicht zu Ende geschrieben wurde; sie entfernen, wenn der Rest vollständig ist</translation>
    </message>
    <message>
        <source>holds a NUL byte here, so it was damaged or is no text; restore it from a copy or from version control</source>
        <translation>enthält hier ein NUL-Byte, wurde also beschädigt oder ist kein Text; aus einer Kopie oder der Versionsverwaltung wiederherstellen</translation>
    </message>
    <message>
        <source>holds both sides of a merge that was not finished (&lt;&lt;&lt;&lt;&lt;&lt;&lt;, =======, &gt;&gt;&gt;&gt;&gt;&gt;&gt;); keep one side of each part and remove these lines, or take a whole side, as with git checkout --ours or --theirs</source>
        <translation>enthält beide Seiten einer nicht beendeten Zusammenführung (&lt;&lt;&lt;&lt;&lt;&lt;&lt;, =======, &gt;&gt;&gt;&gt;&gt;&gt;&gt;); von jedem Teil eine Seite behalten und diese Zeilen entfernen, oder eine ganze Seite nehmen, wie mit git checkout --ours oder --theirs</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1; gefunden: %2</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object of names</source>
        <translation>ein Objekt von Namen</translation>
    </message>
    <message>
        <source>an object of properties and their values</source>
        <translation>ein Objekt von Eigenschaften und ihren Werten</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>eine ganze Zahl ab %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number from %2 to %3</source>
        <translation>&quot;%1&quot; ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 needs the key &quot;%2&quot;</source>
        <translation>%1 braucht den Schlüssel &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 (an object)</source>
        <translation>%1 (ein Objekt)</translation>
    </message>
    <message>
        <source>a clip</source>
        <translation>ein Clip</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>ein Tag</translation>
    </message>
    <message>
        <source>a caption</source>
        <translation>eine Beschreibung</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>eine Instanz</translation>
    </message>
    <message>
        <source>a preset</source>
        <translation>eine Voreinstellung</translation>
    </message>
    <message>
        <source>a track</source>
        <translation>ein Track</translation>
    </message>
    <message>
        <source>a transition</source>
        <translation>ein Übergang</translation>
    </message>
    <message>
        <source>a file of minutes</source>
        <translation>eine Datei von Minuten</translation>
    </message>
    <message>
        <source>a name must not be empty</source>
        <translation>ein Name darf nicht leer sein</translation>
    </message>
    <message>
        <source>a rate is [numerator, denominator], as in [30000, 1001]</source>
        <translation>eine Bildrate ist [Zähler, Nenner], wie [30000, 1001]</translation>
    </message>
    <message>
        <source>a rate lies between 0.001 and 1,000,000 frames a second</source>
        <translation>eine Bildrate liegt zwischen 0,001 und 1.000.000 Frames pro Sekunde</translation>
    </message>
    <message>
        <source>a newer version of Tagline wrote this file (file version %1), and this one cannot read it: %2</source>
        <translation>eine neuere Version von Tagline schrieb diese Datei (Dateiversion %1), und diese kann sie nicht lesen: %2</translation>
    </message>
    <message>
        <source>a newer version of Tagline wrote this file of minutes</source>
        <translation>eine neuere Version von Tagline schrieb diese Datei von Minuten</translation>
    </message>
    <message>
        <source>the range %1 holds no frame; start must be before stop</source>
        <translation>der Bereich %1 enthält keinen Frame; der Anfang muss vor dem Ende liegen</translation>
    </message>
    <message>
        <source>a range is [start, stop], as in [12, 31]</source>
        <translation>ein Bereich ist [Anfang, Ende], wie [12, 31]</translation>
    </message>
    <message>
        <source>a property&apos;s range is [start, stop, value], as in [0, 12, &quot;gravel&quot;]</source>
        <translation>der Bereich einer Eigenschaft ist [Anfang, Ende, Wert], wie [0, 12, &quot;gravel&quot;]</translation>
    </message>
    <message>
        <source>a value is a string, a number or a boolean, found %1</source>
        <translation>ein Wert ist ein Text, eine Zahl oder ein Wahrheitswert; gefunden: %1</translation>
    </message>
    <message>
        <source>a property&apos;s value is a string, a number or a boolean, found %1</source>
        <translation>der Wert einer Eigenschaft ist ein Text, eine Zahl oder ein Wahrheitswert; gefunden: %1</translation>
    </message>
    <message>
        <source>the range %1 overlaps %2; ranges of one name may touch but not overlap</source>
        <translation>der Bereich %1 überlappt %2; Bereiche eines Namens dürfen sich berühren, aber nicht überlappen</translation>
    </message>
    <message>
        <source>the text of a caption must not be empty</source>
        <translation>der Text einer Beschreibung darf nicht leer sein</translation>
    </message>
    <message>
        <source>a clip&apos;s state is &quot;begun&quot;, &quot;done&quot; or &quot;reviewed&quot;, found &quot;%1&quot;</source>
        <translation>der Status eines Clips ist &quot;begun&quot;, &quot;done&quot; oder &quot;reviewed&quot;; gefunden: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the clip &quot;%1&quot; occurs twice; clips of the same name need an &quot;index&quot;</source>
        <translation>der Clip &quot;%1&quot; kommt zweimal vor; Clips gleichen Namens brauchen einen &quot;index&quot;</translation>
    </message>
    <message>
        <source>%1 named &quot;%2&quot; occurs twice; keep one of them</source>
        <translation>%1 mit dem Namen &quot;%2&quot; kommt zweimal vor; eines davon behalten</translation>
    </message>
    <message>
        <source>a colour is &quot;#rrggbb&quot;, as in &quot;#56b4e9&quot;; found &quot;%1&quot;</source>
        <translation>eine Farbe ist &quot;#rrggbb&quot;, wie &quot;#56b4e9&quot;; gefunden: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a tag&apos;s kind is &quot;range&quot; or &quot;point&quot;; found &quot;%1&quot;</source>
        <translation>die Art eines Tags ist &quot;range&quot; oder &quot;point&quot;; gefunden: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a duration is a number with f, s or ms, as in &quot;5f&quot; or &quot;0.2s&quot;; found &quot;%1&quot;</source>
        <translation>eine Dauer ist eine Zahl mit f, s oder ms, wie &quot;5f&quot; oder &quot;0.2s&quot;; gefunden: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>morph targets of another number of vertices than their mesh move nothing</source>
        <translation>Morph-Targets mit anderer Zahl von Eckpunkten als ihr Mesh bewegen nichts</translation>
    </message>
    <message>
        <source>morph targets past the first 16 million moved vertices move nothing</source>
        <translation>Morph-Targets jenseits der ersten 16 Millionen bewegten Eckpunkte bewegen nichts</translation>
    </message>
    <message>
        <source>pictures that are named as normal maps and hold no normals are left out</source>
        <translation>Bilder, die als Normal-Maps benannt sind und keine Normalen enthalten, sind weggelassen</translation>
    </message>
    <message>
        <source>maps of normals and surfaces that lie otherwise than the colours are left out</source>
        <translation>Maps für Normalen und Oberflächen, die anders liegen als die Farben, sind weggelassen</translation>
    </message>
    <message>
        <source>a curve is 2 to 64 points [place, value] with numbers from 0 to 1; their places increase from 0 to 1</source>
        <translation>eine Kurve hat 2 bis 64 Punkte [Ort, Wert] mit Zahlen von 0 bis 1; ihre Orte steigen von 0 bis 1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is true or false; found %2</source>
        <translation>&quot;%1&quot; ist true oder false; gefunden: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one of %2; found &quot;%3&quot;</source>
        <translation>&quot;%1&quot; ist eines von %2; gefunden: &quot;%3&quot;</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <translation>%1 ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is a number above %2</source>
        <translation>%1 ist eine Zahl über %2</translation>
    </message>
    <message>
        <source>%1 is &quot;X&quot;, &quot;Y&quot; or &quot;Z&quot;; found &quot;%2&quot;</source>
        <translation>%1 ist &quot;X&quot;, &quot;Y&quot; oder &quot;Z&quot;; gefunden: &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the handles of a curve are four numbers: x1, y1, x2, y2</source>
        <translation>die Griffe einer Kurve sind vier Zahlen: x1, y1, x2, y2</translation>
    </message>
    <message>
        <source>a layer cannot be the target of a transition</source>
        <translation>eine Ebene kann nicht das Ziel eines Übergangs sein</translation>
    </message>
    <message>
        <source>the target of a camera is three numbers: metres to the figure&apos;s left, up and to its front</source>
        <translation>das Ziel einer Kamera sind drei Zahlen: Meter nach links von der Figur, nach oben und nach vorn</translation>
    </message>
    <message>
        <source>the suggester &quot;%1&quot; occurs twice</source>
        <translation>das Vorschlagsprogramm &quot;%1&quot; kommt zweimal vor</translation>
    </message>
    <message>
        <source>the clip &quot;%1&quot; of &quot;%2&quot; occurs twice</source>
        <translation>der Clip &quot;%1&quot; aus &quot;%2&quot; kommt zweimal vor</translation>
    </message>
    <message>
        <source>a tag has at most %1 examples</source>
        <translation>ein Tag hat höchstens %1 Beispiele</translation>
    </message>
    <message>
        <source>a take has at most %1 clips, found %2</source>
        <translation>ein Take hat höchstens %1 Clips; gefunden: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared a %2, but its default is a %3</source>
        <translation>&quot;%1&quot; ist mit dem Typ %2 vereinbart, der Standardwert hat aber den Typ %3</translation>
    </message>
    <message>
        <source>an object of joints and how they stand</source>
        <translation>ein Objekt von Gelenken und wie sie stehen</translation>
    </message>
    <message>
        <source>an object of joints and the joints that move them</source>
        <translation>ein Objekt von Gelenken und den Gelenken, die sie bewegen</translation>
    </message>
    <message>
        <source>how a joint stands is its place [x, y, z] in metres and its turn, a quaternion [x, y, z, w] of length 1: seven numbers in one array</source>
        <translation>wie ein Gelenk steht, sagen sein Ort [x, y, z] in Metern und seine Drehung, ein Quaternion [x, y, z, w] der Länge 1: sieben Zahlen in einem Array</translation>
    </message>
    <message>
        <source>there is no command: give one at 0</source>
        <translation>es gibt keinen Befehl: einen bei 0 angeben</translation>
    </message>
    <message>
        <source>the first command is given at 0</source>
        <translation>der erste Befehl steht bei 0</translation>
    </message>
    <message>
        <source>commands come in order of time, no two at once</source>
        <translation>Befehle stehen in zeitlicher Folge, keine zwei zugleich</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>ein Charakter</translation>
    </message>
    <message>
        <source>a group</source>
        <translation>eine Gruppe</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>eine Eigenschaft</translation>
    </message>
    <message>
        <source>a namespace</source>
        <translation>ein Namensraum</translation>
    </message>
    <message>
        <source>a pair of mirror words</source>
        <translation>ein Paar von Spiegelwörtern</translation>
    </message>
    <message>
        <source>a saved query</source>
        <translation>eine gespeicherte Abfrage</translation>
    </message>
    <message>
        <source>a derived tag</source>
        <translation>ein Live-Tag</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>eine Regel</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>eine Prüfung</translation>
    </message>
    <message>
        <source>a take</source>
        <translation>ein Take</translation>
    </message>
    <message>
        <source>a clip of a take</source>
        <translation>ein Clip eines Takes</translation>
    </message>
    <message>
        <source>a camera</source>
        <translation>eine Kamera</translation>
    </message>
    <message>
        <source>a retarget</source>
        <translation>eine Übertragung</translation>
    </message>
    <message>
        <source>an import</source>
        <translation>ein Import</translation>
    </message>
    <message>
        <source>a suggester</source>
        <translation>ein Vorschlagsprogramm</translation>
    </message>
    <message>
        <source>a file of suggesters</source>
        <translation>eine Datei von Vorschlagsprogrammen</translation>
    </message>
    <message>
        <source>a scheduled transition</source>
        <translation>ein geplanter Übergang</translation>
    </message>
    <message>
        <source>a command</source>
        <translation>ein Befehl</translation>
    </message>
    <message>
        <source>a path to drive</source>
        <translation>ein Weg zum Steuern</translation>
    </message>
    <message>
        <source>a reference pose</source>
        <translation>eine Bezugspose</translation>
    </message>
    <message>
        <source>a used clip</source>
        <translation>ein benutzter Clip</translation>
    </message>
    <message>
        <source>a memory of use</source>
        <translation>ein Gedächtnis der Benutzung</translation>
    </message>
    <message>
        <source>the motion settings</source>
        <translation>die Einstellungen der Bewegung</translation>
    </message>
    <message>
        <source>the source frames</source>
        <translation>die Frames der Quelle</translation>
    </message>
    <message>
        <source>an example of a tag</source>
        <translation>ein Beispiel eines Tags</translation>
    </message>
    <message>
        <source>a range of an example</source>
        <translation>ein Bereich eines Beispiels</translation>
    </message>
    <message>
        <source>a clip&apos;s state</source>
        <translation>der Zustand eines Clips</translation>
    </message>
    <message>
        <source>keys of morph targets before their clip begins were left out</source>
        <translation>Keyframes von Morph-Targets vor dem Beginn ihres Clips wurden ausgelassen</translation>
    </message>
    <message>
        <source>no property, signal or tag is called %1</source>
        <translation>keine Eigenschaft, kein Signal und kein Tag heißt %1</translation>
    </message>
    <message>
        <source>the property %1 has texts and no numbers</source>
        <translation>die Eigenschaft %1 hat Texte und keine Zahlen</translation>
    </message>
    <message>
        <source>its tags: %1: %2</source>
        <translation>seine Tags: %1: %2</translation>
    </message>
    <message>
        <source>a namespace is the first part of a name, without dots; found &quot;%1&quot;</source>
        <translation>ein Namensraum ist der erste Teil eines Namens, ohne Punkte; gefunden: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>holds tags as Tagline itself keeps them: put it beside its clip and open that, or merge it with the file that is there (File ▸ Merge Tags, tagline merge-files)</source>
        <translation>enthält Tags, wie Tagline selbst sie aufbewahrt: neben den Clip legen und diesen öffnen, oder mit der vorhandenen Datei zusammenführen (Datei ▸ Tags zusammenführen, tagline merge-files)</translation>
    </message>
    <message>
        <source>is no table of tags: its first line is %1</source>
        <translation>ist keine Tabelle von Tags: Die erste Zeile ist %1</translation>
    </message>
    <message>
        <source>no column holds the tag; name one</source>
        <translation>keine Spalte enthält das Tag; eine benennen</translation>
    </message>
    <message>
        <source>no column holds the start, in frames or in seconds; name one</source>
        <translation>keine Spalte enthält den Anfang, in Frames oder in Sekunden; eine benennen</translation>
    </message>
    <message>
        <source>ranges of %1, a tag that the library does not know</source>
        <translation>Bereiche von %1, einem Tag, das die Bibliothek nicht kennt</translation>
    </message>
    <message>
        <source>the ending .%1 is that of %2; choose another name, such as %3</source>
        <translation>die Endung .%1 ist die von %2; einen anderen Namen wählen, etwa %3</translation>
    </message>
    <message>
        <source>model files</source>
        <translation>Modelldateien</translation>
    </message>
    <message>
        <source>sidecars</source>
        <translation>Begleitdateien</translation>
    </message>
    <message>
        <source>library files</source>
        <translation>Bibliotheksdateien</translation>
    </message>
    <message>
        <source>ranges of seconds outside of their clips, which as frames would lie in them</source>
        <translation>Bereiche in Sekunden außerhalb ihrer Clips, die als Frames in ihnen lägen</translation>
    </message>
    <message>
        <source>%1 (1 second, limit %2)</source>
        <translation>%1 (1 Sekunde, Grenze %2)</translation>
    </message>
    <message>
        <source>%1 (1 leg length, limit %2)</source>
        <translation>%1 (1 Beinlänge, Grenze %2)</translation>
    </message>
    <message>
        <source>%1 (1 leg length a second, limit %2)</source>
        <translation>%1 (1 Beinlänge je Sekunde, Grenze %2)</translation>
    </message>
    <message>
        <source>%1 (1 degree, limit %2)</source>
        <translation>%1 (1 Grad, Grenze %2)</translation>
    </message>
    <message>
        <source>%1, for which there is no clip</source>
        <translation>%1, wozu es keinen Clip gibt</translation>
    </message>
    <message>
        <source>the file was written again with another motion since it was tagged; fit its ranges to it</source>
        <translation>die Datei wurde seit dem Taggen mit einer anderen Bewegung neu geschrieben; ihre Bereiche anpassen</translation>
    </message>
</context>
<context>
    <name>tagline::CostPicture</name>
    <message>
        <source>%1 %2 → %3 %4</source>
        <comment>clip and frame, clip and frame</comment>
        <translation>%1 %2 → %3 %4</translation>
    </message>
    <message>
        <source>%1: playing on leads there</source>
        <comment>two frames</comment>
        <translation>%1: Weiterspielen führt dorthin</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two frames, how unlike they are</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs of a transition</source>
        <translation>Kosten eines Übergangs</translation>
    </message>
    <message>
        <source>Costs of a transition. %1</source>
        <translation>Kosten eines Übergangs. %1</translation>
    </message>
    <message>
        <source>Down: the frames around the one that is left. Across: those around the one that is gone to. The stronger the colour, the smoother; empty: playing on leads there. Click a cell to list its frames too; arrow keys take its neighbours.</source>
        <translation>Nach unten: die Frames um den, der verlassen wird. Nach rechts: die um den, zu dem es geht. Je kräftiger die Farbe, desto glatter; leer: Weiterspielen führt dorthin. Eine Zelle anklicken, um auch ihre Frames aufzulisten; Pfeiltasten nehmen ihre Nachbarn.</translation>
    </message>
</context>
<context>
    <name>tagline::CostTable</name>
    <message>
        <source>path</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>What could play instead</source>
        <translation>Was stattdessen spielen könnte</translation>
    </message>
    <message>
        <source>What plays and what could play instead, with its cost: path, facing, feet and speed. Click one to see its frame</source>
        <translation>Was spielt und was stattdessen spielen könnte, mit den Kosten: Bahn, Blick, Füße und Tempo. Anklicken zeigt den Frame</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of a cost and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, Frame %2: %3</translation>
    </message>
    <message>
        <source>%1. Not chosen: %2</source>
        <translation>%1. Nicht gewählt: %2</translation>
    </message>
</context>
<context>
    <name>tagline::CoverageDialog</name>
    <message>
        <source>Slowest speed, metres a second</source>
        <translation>Niedrigste Geschwindigkeit, Meter je Sekunde</translation>
    </message>
    <message>
        <source>Slower than this nothing needs to be driven, metres a second</source>
        <translation>Langsamer als das braucht nichts gesteuert zu werden, Meter je Sekunde</translation>
    </message>
    <message>
        <source>Fastest speed, metres a second</source>
        <translation>Höchste Geschwindigkeit, Meter je Sekunde</translation>
    </message>
    <message>
        <source>Faster than this nothing needs to be driven, metres a second</source>
        <translation>Schneller als das braucht nichts gesteuert zu werden, Meter je Sekunde</translation>
    </message>
    <message>
        <source>&amp;Mirrored too</source>
        <translation>Auch ge&amp;spiegelt</translation>
    </message>
    <message>
        <source>Copy &amp;Holes</source>
        <translation>&amp;Lücken kopieren</translation>
    </message>
    <message>
        <source>Coverage of the Query</source>
        <translation>Abdeckung der Abfrage</translation>
    </message>
    <message>
        <source>Count frames in a mirror, with left and right changed in the query</source>
        <translation>Frames auch gespiegelt zählen, links und rechts in der Abfrage getauscht</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Widest turn, degrees</source>
        <translation>Weiteste Drehung, Grad</translation>
    </message>
    <message>
        <source>Wider turns than this, to either side, need not be driven</source>
        <translation>Weitere Drehungen als das, zu beiden Seiten, brauchen nicht gesteuert zu werden</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Nearest clips</source>
        <translation>Nächste Clips</translation>
    </message>
    <message>
        <source>The clips that come nearest to the chosen cell; the window shows the one that is chosen here</source>
        <translation>Die Clips, die der gewählten Zelle am nächsten kommen; das Fenster zeigt den hier gewählten</translation>
    </message>
    <message>
        <source>Copy a list of the speeds and turns for which motion is to be captured</source>
        <translation>Eine Liste der Geschwindigkeiten und Drehungen kopieren, für die Bewegung aufzunehmen ist</translation>
    </message>
    <message>
        <source>&amp;Speeds</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>&amp;Turns up to</source>
        <translation>&amp;Drehung bis</translation>
    </message>
    <message>
        <source>All frames. Type a query to look at some of them.</source>
        <translation>Alle Frames. Eine Abfrage eingeben, um einige davon anzusehen.</translation>
    </message>
    <message>
        <source>Measuring how all clips move…</source>
        <translation>Messen, wie sich alle Clips bewegen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 speeds and turns can be driven, %n hole(s)</source>
        <translation>
            <numerusform>%1 von %2 steuerbar, %n Lücke</numerusform>
            <numerusform>%1 von %2 steuerbar, %n Lücken</numerusform>
        </translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Nearest to %1:</source>
        <translation>Am nächsten an %1:</translation>
    </message>
    <message>
        <source>Click a cell to see which clips come nearest to it.</source>
        <translation>Eine Zelle anklicken, um zu sehen, welche Clips ihr am nächsten kommen.</translation>
    </message>
</context>
<context>
    <name>tagline::CoveragePresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>The coverage could not be computed.</source>
        <translation>Die Abdeckung ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>The query finds no frame of a body that could play.</source>
        <translation>Die Abfrage findet keinen Frame eines Körpers, der spielen könnte.</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) without a known body are left out.</source>
        <translation>
            <numerusform>%n Clip ohne bekannten Körper ist ausgelassen.</numerusform>
            <numerusform>%n Clips ohne bekannten Körper sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the list of what to capture: %n hole(s).</source>
        <translation>
            <numerusform>Liste kopiert, was aufzunehmen ist: %n Lücke.</numerusform>
            <numerusform>Liste kopiert, was aufzunehmen ist: %n Lücken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::CoverageSession</name>
    <message>
        <source>The coverage</source>
        <translation>Die Abdeckung</translation>
    </message>
</context>
<context>
    <name>tagline::CoverageTexts</name>
    <message>
        <source>Standing</source>
        <translation>Stehen</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>turn %1° left</source>
        <translation>%1° nach links</translation>
    </message>
    <message>
        <source>turn %1° right</source>
        <translation>%1° nach rechts</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (nearest motion up to %3 off)</source>
        <translation>%1: %2 (nächste Bewegung bis zu %3 daneben)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 m, %2°</source>
        <translation>%1 m, %2°</translation>
    </message>
    <message>
        <source>Motion to capture:</source>
        <translation>Aufzunehmende Bewegung:</translation>
    </message>
</context>
<context>
    <name>tagline::CoverageView</name>
    <message>
        <source>Ahead is up, the angle is the turn to a new direction, the radius the speed. Hatched: no motion comes near. Empty: not asked for. Click a cell to list the nearest clips; arrow keys go to its neighbours.</source>
        <translation>Vorn ist oben, der Winkel ist die Drehung in eine neue Richtung, der Radius die Geschwindigkeit. Schraffiert: keine Bewegung kommt nahe. Leer: nicht verlangt. Eine Zelle anklicken, um die nächsten Clips aufzulisten; Pfeiltasten gehen zu ihren Nachbarn.</translation>
    </message>
    <message>
        <source>%1: not asked for</source>
        <comment>speed and turn</comment>
        <translation>%1: nicht verlangt</translation>
    </message>
    <message>
        <source>%1: no motion</source>
        <comment>speed and turn</comment>
        <translation>%1: keine Bewegung</translation>
    </message>
    <message>
        <source>%1: a hole, the nearest motion ends %2 off</source>
        <comment>speed and turn, miss</comment>
        <translation>%1: eine Lücke, die nächste Bewegung endet %2 daneben</translation>
    </message>
    <message>
        <source>%1: the nearest motion ends %2 off</source>
        <comment>speed and turn, miss</comment>
        <translation>%1: die nächste Bewegung endet %2 daneben</translation>
    </message>
    <message>
        <source>Coverage, not computed yet</source>
        <translation>Abdeckung, noch nicht berechnet</translation>
    </message>
    <message>
        <source>Coverage. %1</source>
        <translation>Abdeckung. %1</translation>
    </message>
    <message numerus="yes">
        <source>Coverage: %n hole(s)</source>
        <translation>
            <numerusform>Abdeckung: %n Lücke</numerusform>
            <numerusform>Abdeckung: %n Lücken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>90°</source>
        <translation>90°</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
</context>
<context>
    <name>tagline::CrowdPresenter</name>
    <message>
        <source>There is no picture without OpenGL.</source>
        <translation>Ohne OpenGL gibt es kein Bild.</translation>
    </message>
    <message>
        <source>The next crowd stands in rows.</source>
        <translation>Die nächste Menge steht in Reihen.</translation>
    </message>
    <message>
        <source>The figures of the next crowd begin at one place.</source>
        <translation>Die Figuren der nächsten Menge beginnen an einer Stelle.</translation>
    </message>
    <message>
        <source>The query has no hits: there is no crowd to show.</source>
        <translation>Die Abfrage hat keine Treffer: Es gibt keine Menge zu zeigen.</translation>
    </message>
    <message>
        <source>Type a query first%1: the crowd is made of its hits.</source>
        <translation>Zuerst eine Abfrage eingeben%1: Die Menge besteht aus ihren Treffern.</translation>
    </message>
    <message>
        <source>The files of these hits could not be read.</source>
        <translation>Die Dateien dieser Treffer waren nicht lesbar.</translation>
    </message>
    <message>
        <source>Click a figure to open its clip there; %1 leaves the crowd.</source>
        <translation>Eine Figur anklicken, um ihren Clip dort zu öffnen; %1 verlässt die Menge.</translation>
    </message>
    <message>
        <source>The query has no hits any more.</source>
        <translation>Die Abfrage hat keine Treffer mehr.</translation>
    </message>
    <message>
        <source>The crowd is closed; Query ▸ Crowd%1 shows it again.</source>
        <translation>Die Menge ist geschlossen; „Abfrage ▸ Menge“%1 zeigt sie wieder.</translation>
    </message>
    <message>
        <source>No hit has a figure that its clip moves.</source>
        <translation>Kein Treffer hat eine Figur, die sein Clip bewegt.</translation>
    </message>
    <message>
        <source>Showing the crowd</source>
        <translation>Menge zeigen</translation>
    </message>
    <message>
        <source>%1, frames %2 to %3</source>
        <translation>%1, Frames %2 bis %3</translation>
    </message>
</context>
<context>
    <name>tagline::CrowdSession</name>
    <message>
        <source>Preparing the crowd</source>
        <translation>Menge vorbereiten</translation>
    </message>
    <message>
        <source>Crowd: %1 of %2 hits</source>
        <translation>Menge: %1 von %2 Treffern</translation>
    </message>
    <message numerus="yes">
        <source>Crowd: %n hit(s)</source>
        <translation>
            <numerusform>Menge: %n Treffer</numerusform>
            <numerusform>Menge: %n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <comment>clip and frames</comment>
        <translation>%1 %2–%3</translation>
    </message>
    <message>
        <source>preparing %1 of %2…</source>
        <translation>%1 von %2 werden vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>drawn as skeletons</source>
        <translation>als Skelette gezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>%n without a figure</source>
        <translation>
            <numerusform>%n ohne Figur</numerusform>
            <numerusform>%n ohne Figur</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn evenly over the answer</source>
        <translation>gleichmäßig aus dem Ergebnis gezogen</translation>
    </message>
    <message numerus="yes">
        <source>%n scaled to a likely size</source>
        <translation>
            <numerusform>%n auf eine wahrscheinliche Größe skaliert</numerusform>
            <numerusform>%n auf eine wahrscheinliche Größe skaliert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::CurvePanel</name>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <translation>Drehrate</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>This clip only</source>
        <translation>Nur dieser Clip</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwellwert</translation>
    </message>
    <message>
        <source>A range begins where the curve is beyond this</source>
        <translation>Ein Bereich beginnt, wo die Kurve jenseits davon ist</translation>
    </message>
    <message>
        <source>Second threshold</source>
        <translation>Zweiter Schwellwert</translation>
    </message>
    <message>
        <source>A range lasts until the curve falls back past this</source>
        <translation>Ein Bereich dauert, bis die Kurve hinter diesen Wert zurückfällt</translation>
    </message>
    <message>
        <source>Make Ranges</source>
        <translation>Bereiche anlegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Ticked curves are shown under the tags; drag their dashed lines there</source>
        <translation>Angehakte Kurven sind unter den Tags zu sehen; dort lassen sich ihre gestrichelten Linien ziehen</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>The joint that is measured; empty: the root</source>
        <translation>Das Gelenk, das gemessen wird; leer: die Wurzel</translation>
    </message>
    <message>
        <source>root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Show the curve for the current clip, not for all clips</source>
        <translation>Die Kurve nur für den aktuellen Clip zeigen, nicht für alle</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>Side of the threshold</source>
        <translation>Seite des Schwellwerts</translation>
    </message>
    <message>
        <source>Whether frames above the line match, or those below it</source>
        <translation>Ob Frames über der Linie gelten oder die darunter</translation>
    </message>
    <message>
        <source>Remove the curve from the list</source>
        <translation>Die Kurve aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Show this signal of this joint</source>
        <translation>Dieses Signal dieses Gelenks zeigen</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source> · this clip</source>
        <translation> · dieser Clip</translation>
    </message>
    <message>
        <source>Make Ranges of %1</source>
        <translation>Bereiche von %1 anlegen</translation>
    </message>
    <message>
        <source>Tag the frames beyond the threshold (Enter on the timeline): choose a tag in the palette first</source>
        <translation>Die Frames jenseits des Schwellwerts taggen (Enter auf der Zeitleiste): zuerst ein Tag in der Palette wählen</translation>
    </message>
    <message>
        <source>Tag the frames beyond the threshold with %1 (Enter on the timeline)</source>
        <translation>Die Frames jenseits des Schwellwerts mit %1 taggen (Enter auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>End above</source>
        <translation>Ende über</translation>
    </message>
    <message>
        <source>End below</source>
        <translation>Ende unter</translation>
    </message>
</context>
<context>
    <name>tagline::CurvePresenter</name>
    <message>
        <source>Choose a clip first.</source>
        <translation>Zuerst einen Clip wählen.</translation>
    </message>
    <message>
        <source>no such joint in this clip</source>
        <translation>kein solches Gelenk in diesem Clip</translation>
    </message>
    <message>
        <source>Measuring curves</source>
        <translation>Kurven messen</translation>
    </message>
    <message>
        <source>could not be computed</source>
        <translation>ließ sich nicht berechnen</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Drag the threshold line of a curve first (View ▸ Curves).</source>
        <translation>Zuerst die Schwellwertlinie einer Kurve ziehen (Ansicht ▸ Kurven).</translation>
    </message>
    <message>
        <source>This clip has no such curve.</source>
        <translation>Dieser Clip hat keine solche Kurve.</translation>
    </message>
    <message>
        <source>Choose a tag for the new ranges first.</source>
        <translation>Zuerst ein Tag für die neuen Bereiche wählen.</translation>
    </message>
    <message>
        <source>All these frames already have %1.</source>
        <translation>All diese Frames haben schon %1.</translation>
    </message>
    <message>
        <source>Add %1 by Threshold</source>
        <translation>%1 nach Schwellwert hinzufügen</translation>
    </message>
</context>
<context>
    <name>tagline::CurveView</name>
    <message>
        <source>Weight curve: %1</source>
        <translation>Gewichtskurve: %1</translation>
    </message>
    <message>
        <source>Weight curve: the old motion dies away</source>
        <translation>Gewichtskurve: Die alte Bewegung klingt ab</translation>
    </message>
    <message>
        <source>The new track&apos;s weight over the time of the transition. Drag a handle to draw the curve by hand (Tab chooses a handle, arrow keys move it)</source>
        <translation>Das Gewicht des neuen Tracks über die Zeit des Übergangs. Einen Griff ziehen, um die Kurve von Hand zu zeichnen (Tab wählt einen Griff, Pfeiltasten bewegen ihn)</translation>
    </message>
    <message>
        <source>An inertial transition has no curve: the old motion dies away by itself</source>
        <translation>Ein Trägheitsübergang hat keine Kurve: Die alte Bewegung klingt von selbst ab</translation>
    </message>
</context>
<context>
    <name>tagline::CutDialog</name>
    <message>
        <source>With the &amp;meshes of the files</source>
        <translation>Mit den &amp;Meshes der Dateien</translation>
    </message>
    <message>
        <source>Begin each cut at the &amp;origin</source>
        <translation>Jeden Schnitt am &amp;Ursprung beginnen</translation>
    </message>
    <message>
        <source>Cut Clips</source>
        <translation>Clips schneiden</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What becomes of the hits; clips of the library change only where files are moved</source>
        <translation>Was aus den Treffern wird; Clips der Bibliothek ändern sich nur, wo Dateien verschoben werden</translation>
    </message>
    <message>
        <source>Each hit a new file</source>
        <translation>Jeder Treffer eine neue Datei</translation>
    </message>
    <message>
        <source>Each clip with hits a new file</source>
        <translation>Jeder Clip mit Treffern eine neue Datei</translation>
    </message>
    <message>
        <source>Move the files of clips with hits, with their tags</source>
        <translation>Die Dateien der Clips mit Treffern verschieben, mit ihren Tags</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What each cut is written as; its tags lie beside it</source>
        <translation>Als was jeder Schnitt geschrieben wird; seine Tags liegen daneben</translation>
    </message>
    <message>
        <source>glTF binary, .glb</source>
        <translation>glTF binär, .glb</translation>
    </message>
    <message>
        <source>Biovision hierarchy, .bvh: joints alone, in centimetres</source>
        <translation>Biovision-Hierarchie, .bvh: nur Gelenke, in Zentimetern</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names of the files; a / makes a folder.
%1</source>
        <translation>Namen der Dateien; ein / macht einen Ordner.
%1</translation>
    </message>
    <message>
        <source>Skinned meshes, materials and pictures go along</source>
        <translation>Meshes mit Haut, Materialien und Bilder gehen mit</translation>
    </message>
    <message>
        <source>The figure is moved along the ground; its height and heading stay</source>
        <translation>Die Figur wird über den Boden verschoben; Höhe und Blickrichtung bleiben</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The files that will be written</source>
        <translation>Die Dateien, die geschrieben werden</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>Cu&amp;t…</source>
        <translation>&amp;Schneiden&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the folder, and cut</source>
        <translation>Den Ordner wählen und schneiden</translation>
    </message>
    <message>
        <source>M&amp;ove…</source>
        <translation>&amp;Verschieben&#xa0;…</translation>
    </message>
    <message>
        <source>Looking at the files that are to be moved</source>
        <translation>Die zu verschiebenden Dateien ansehen</translation>
    </message>
    <message>
        <source>stays: %1</source>
        <translation>bleibt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), each with its part of the tags:</source>
        <translation>
            <numerusform>%n Datei, mit ihrem Teil der Tags:</numerusform>
            <numerusform>%n Dateien, jede mit ihrem Teil der Tags:</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation>Dateien werden angesehen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will be moved with their tags:</source>
        <translation>
            <numerusform>%n Datei wird mit ihren Tags verschoben:</numerusform>
            <numerusform>%n Dateien werden mit ihren Tags verschoben:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be moved;</source>
        <translation>
            <numerusform>%n Datei lässt sich nicht verschieben;</numerusform>
            <numerusform>%n Dateien lassen sich nicht verschieben;</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the folder, and move; File ▸ Move Files Back takes it back</source>
        <translation>Den Ordner wählen und verschieben; „Datei ▸ Dateien zurück verschieben“ nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>tagline::CutPresenter</name>
    <message>
        <source>Clips are still being cut: wait for it or cancel it.</source>
        <translation>Clips werden noch geschnitten: warten oder abbrechen.</translation>
    </message>
    <message>
        <source>No hit lies in a clip whose file was read.</source>
        <translation>Kein Treffer liegt in einem Clip, dessen Datei gelesen wurde.</translation>
    </message>
    <message>
        <source>Cut Clips into a Folder</source>
        <translation>Clips in einen Ordner schneiden</translation>
    </message>
    <message>
        <source>The library is open read-only: files and their tags stay.</source>
        <translation>Die Bibliothek ist nur zum Lesen offen: Dateien und ihre Tags bleiben.</translation>
    </message>
    <message>
        <source>Save first: files move with their tags as they lie on the disk.</source>
        <translation>Zuerst speichern: Dateien werden mit ihren Tags verschoben, wie sie auf der Platte liegen.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Moving files…</source>
        <translation>Dateien werden verschoben&#xa0;…</translation>
    </message>
    <message>
        <source>Move Files Back</source>
        <translation>Dateien zurück verschieben</translation>
    </message>
    <message>
        <source>Lists of moves (%1)</source>
        <translation>Listen von Verschiebungen (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n file(s) back</source>
        <translation>
            <numerusform>%n Datei zurück verschoben</numerusform>
            <numerusform>%n Dateien zurück verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>Schneiden</translation>
    </message>
    <message>
        <source>Cutting clips…</source>
        <translation>Clips werden geschnitten&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n clip(s) into %1</source>
        <translation>
            <numerusform>%n Clip nach %1 geschnitten</numerusform>
            <numerusform>%n Clips nach %1 geschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>The cutting was cancelled; nothing was written.</source>
        <translation>Das Schneiden wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Cut Clips</source>
        <translation>Clips schneiden</translation>
    </message>
    <message>
        <source>Nothing was cut.</source>
        <translation>Nichts wurde geschnitten.</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n file(s) into %1; File ▸ Move Files Back takes it back</source>
        <translation>
            <numerusform>%n Datei nach %1 verschoben; „Datei ▸ Dateien zurück verschieben“ nimmt es zurück</numerusform>
            <numerusform>%n Dateien nach %1 verschoben; „Datei ▸ Dateien zurück verschieben“ nimmt es zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::DerivedTagLanes</name>
    <message>
        <source>%1 (live)</source>
        <translation>%1 (live)</translation>
    </message>
</context>
<context>
    <name>tagline::DifferenceLanes</name>
    <message>
        <source>No difference is left.</source>
        <translation>Kein Unterschied ist übrig.</translation>
    </message>
    <message>
        <source>No difference comes after this one.</source>
        <translation>Nach diesem kommt kein Unterschied.</translation>
    </message>
    <message>
        <source>Take from &amp;First: %1</source>
        <translation>Vom &amp;ersten übernehmen: %1</translation>
    </message>
    <message>
        <source>Take from &amp;First</source>
        <translation>Vom &amp;ersten übernehmen</translation>
    </message>
    <message>
        <source>Take from S&amp;econd: %1</source>
        <translation>Vom &amp;zweiten übernehmen: %1</translation>
    </message>
    <message>
        <source>Take from S&amp;econd</source>
        <translation>Vom &amp;zweiten übernehmen</translation>
    </message>
    <message>
        <source>%1 each, with other edges</source>
        <translation>je %1, mit anderen Kanten</translation>
    </message>
    <message>
        <source>none</source>
        <comment>value of an instance</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Instances differ</source>
        <translation>Instanzen weichen ab</translation>
    </message>
    <message>
        <source>Values differ</source>
        <translation>Werte weichen ab</translation>
    </message>
    <message>
        <source>Edges differ</source>
        <translation>Kanten weichen ab</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 starts %n frame(s) earlier</source>
        <translation>
            <numerusform>%1: %2 beginnt %n Frame früher</numerusform>
            <numerusform>%1: %2 beginnt %n Frames früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 stops %n frame(s) later</source>
        <translation>
            <numerusform>%1: %2 endet %n Frame später</numerusform>
            <numerusform>%1: %2 endet %n Frames später</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 leaves %n frame(s) out</source>
        <translation>
            <numerusform>%1: %2 lässt %n Frame aus</numerusform>
            <numerusform>%1: %2 lässt %n Frames aus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 instances: %2</source>
        <translation>Instanzen von %1: %2</translation>
    </message>
    <message>
        <source>%1 values: %2</source>
        <translation>Werte von %1: %2</translation>
    </message>
    <message>
        <source>Nobody is compared: choose whom by Tag ▸ Compare Annotators first.</source>
        <translation>Niemand wird verglichen: zuerst mit „Tag ▸ Annotatoren vergleichen“ wählen, wer.</translation>
    </message>
    <message>
        <source>The annotators differ nowhere in this library.</source>
        <translation>Die Annotatoren weichen nirgends in dieser Bibliothek ab.</translation>
    </message>
    <message>
        <source>No difference comes before this one.</source>
        <translation>Vor diesem kommt kein Unterschied.</translation>
    </message>
    <message>
        <source>%1 · %2 (%3 of %4)</source>
        <translation>%1 · %2 (%3 von %4)</translation>
    </message>
    <message>
        <source>No difference is under the playhead: go to one first%1.</source>
        <translation>Unter der Wiedergabeposition liegt kein Unterschied: zuerst zu einem gehen%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was done, and what comes next</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 · %2: a click goes there</source>
        <comment>kind of difference, what differs</comment>
        <translation>%1 · %2: ein Klick führt hin</translation>
    </message>
    <message>
        <source>The annotators differ nowhere on %1: Tag ▸ Compare Annotators shows other tags.</source>
        <translation>Bei %1 unterscheiden sich die Annotatoren nirgends: Tag ▸ Annotatoren vergleichen zeigt andere Tags.</translation>
    </message>
</context>
<context>
    <name>tagline::DifferenceWords</name>
    <message>
        <source>adds %1</source>
        <translation>fügt %1 hinzu</translation>
    </message>
    <message>
        <source>removes %1</source>
        <translation>entfernt %1</translation>
    </message>
    <message>
        <source>changes %1 to %2</source>
        <translation>ändert %1 in %2</translation>
    </message>
    <message>
        <source>%1: adds %2</source>
        <translation>%1: fügt %2 hinzu</translation>
    </message>
    <message>
        <source>%1: removes %2</source>
        <translation>%1: entfernt %2</translation>
    </message>
    <message>
        <source>%1: changes %2 to %3</source>
        <translation>%1: ändert %2 in %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn on %1 frames at %2, now on %3 at %4</source>
        <translation>gezeichnet auf %1 Frames bei %2, jetzt auf %3 bei %4</translation>
    </message>
    <message>
        <source>Caption: %1</source>
        <translation>Beschreibung: %1</translation>
    </message>
    <message numerus="yes">
        <source>adds %n range(s)</source>
        <translation>
            <numerusform>fügt %n Bereich hinzu</numerusform>
            <numerusform>fügt %n Bereiche hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n range(s)</source>
        <translation>
            <numerusform>entfernt %n Bereich</numerusform>
            <numerusform>entfernt %n Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changes %n range(s)</source>
        <translation>
            <numerusform>ändert %n Bereich</numerusform>
            <numerusform>ändert %n Bereiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::DiskConflictPresenter</name>
    <message>
        <source>Another program changed %1, and your edits changed the same differently. Nothing was read of its version.</source>
        <comment>a sidecar or library file, or how many</comment>
        <translation>Ein anderes Programm hat %1 geändert, und die eigenen Änderungen betreffen dasselbe, aber anders. Von seiner Fassung wurde nichts gelesen.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save your edits; you are asked about what both changed (File ▸ Save)</source>
        <translation>Die eigenen Änderungen speichern; was beide geändert haben, wird gefragt („Datei ▸ Speichern“)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide this; Save asks all the same</source>
        <translation>Dies ausblenden; „Speichern“ fragt trotzdem</translation>
    </message>
</context>
<context>
    <name>tagline::DiskNewsPresenter</name>
    <message>
        <source>Changed by another program and read again: %1</source>
        <translation>Von einem anderen Programm geändert und neu gelesen: %1</translation>
    </message>
    <message>
        <source>Changed by another program and merged with your edits: %1</source>
        <translation>Von einem anderen Programm geändert und mit den eigenen Änderungen zusammengeführt: %1</translation>
    </message>
    <message>
        <source>Changed on the disk, and read again: %1</source>
        <comment>a model file, or how many</comment>
        <translation>Auf der Platte geändert und neu gelesen: %1</translation>
    </message>
    <message>
        <source>Changed by another program, but not as here, so nothing was read: %1 (Save tells more)</source>
        <translation>Von einem anderen Programm geändert, aber anders als hier, daher nicht gelesen: %1 (Speichern sagt mehr)</translation>
    </message>
    <message>
        <source>Changed by another program and not readable any more: %1</source>
        <translation>Von einem anderen Programm geändert und nicht mehr lesbar: %1</translation>
    </message>
    <message>
        <source>There is nothing to save, and nothing has changed on the disk.</source>
        <translation>Es gibt nichts zu speichern, und auf der Platte hat sich nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Already in the library: %Ln file(s).</source>
        <translation>
            <numerusform>Schon in der Bibliothek: %Ln Datei.</numerusform>
            <numerusform>Schon in der Bibliothek: %Ln Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened with %1. Also there and not read: %2. To use another library file, open it by name.</source>
        <translation>Geöffnet mit %1. Auch dort und nicht gelesen: %2. Um eine andere Bibliotheksdatei zu verwenden, sie beim Namen öffnen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a file, and what is unusual about it</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The cache folder %1 cannot be written: files are read all the same, and again at the next start.</source>
        <translation>Der Cache-Ordner %1 ist nicht beschreibbar: Dateien werden trotzdem gelesen, und beim nächsten Start noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>The cache was damaged while it was in use: %n file(s) are read again.</source>
        <translation>
            <numerusform>Der Cache wurde während der Benutzung beschädigt: %n Datei wird neu gelesen.</numerusform>
            <numerusform>Der Cache wurde während der Benutzung beschädigt: %n Dateien werden neu gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written. Tags lie beside their clips: make it writable, or copy the clips elsewhere before tagging.</source>
        <translation>%1 ist nicht beschreibbar. Tags liegen neben ihren Clips: den Ordner beschreibbar machen oder die Clips vor dem Taggen woandershin kopieren.</translation>
    </message>
    <message>
        <source>Changed on the disk and not readable any more: %1</source>
        <translation>Auf der Platte geändert und nicht mehr lesbar: %1</translation>
    </message>
    <message>
        <source>No longer on the disk: %1. What was read of it stays; Clip ▸ Find Moved Files looks for it elsewhere</source>
        <comment>a model file, or how many</comment>
        <translation>Nicht mehr auf dem Datenträger: %1. Was davon gelesen wurde, bleibt; Clip ▸ Verschobene Dateien finden sucht anderswo danach</translation>
    </message>
    <message>
        <source>There are no models or clips in %1, nor in folders below it.</source>
        <translation>In %1 und in den Ordnern darunter liegen keine Modelle oder Clips.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing to save. No longer on the disk: %Ln model file(s).</source>
        <translation>
            <numerusform>Es gibt nichts zu speichern. Nicht mehr auf dem Datenträger: %Ln Modelldatei.</numerusform>
            <numerusform>Es gibt nichts zu speichern. Nicht mehr auf dem Datenträger: %Ln Modelldateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. What was read stays until the library is closed</source>
        <comment>a sidecar or library file, or how many</comment>
        <translation>Von einem anderen Programm gelöscht oder verschoben: %1. Was gelesen wurde, bleibt, bis die Bibliothek geschlossen wird</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. What was read is still here, unsaved; Save writes it again</source>
        <comment>a sidecar or library file, or how many</comment>
        <translation>Von einem anderen Programm gelöscht oder verschoben: %1. Was gelesen wurde, ist noch hier, ungespeichert; Speichern schreibt es wieder</translation>
    </message>
    <message>
        <source>Out of reach, because its folder or disk is gone: %1. What was read stays until the library is closed</source>
        <comment>a library file, or how many</comment>
        <translation>Nicht erreichbar, weil Ordner oder Platte fehlt: %1. Was gelesen wurde, bleibt, bis die Bibliothek geschlossen wird</translation>
    </message>
    <message>
        <source>Out of reach, because its folder or disk is gone: %1. What was read is still here, unsaved; Save writes it once the folder is there again</source>
        <comment>a library file, or how many</comment>
        <translation>Nicht erreichbar, weil Ordner oder Platte fehlt: %1. Was gelesen wurde, ist noch hier, ungespeichert; Speichern schreibt es, sobald der Ordner wieder da ist</translation>
    </message>
    <message>
        <source>These tags cannot be read; they can be edited once their file is repaired: %1</source>
        <translation>Diese Tags sind nicht lesbar; bearbeiten lassen sie sich, sobald ihre Datei repariert ist: %1</translation>
    </message>
    <message>
        <source>Damaged by another program. What was read stays until the library is closed: %1</source>
        <translation>Von einem anderen Programm beschädigt. Was gelesen wurde, bleibt, bis die Bibliothek geschlossen wird: %1</translation>
    </message>
    <message>
        <source>Damaged by another program. What was read is still here, unsaved; Save asks whether to replace it: %1</source>
        <translation>Von einem anderen Programm beschädigt. Was gelesen wurde, ist noch hier, ungespeichert; Speichern fragt, ob es ersetzt werden soll: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n more file(s) changed on the disk.</source>
        <comment>%1: the gravest news of the disk, as a sentence</comment>
        <translation>
            <numerusform>%1. %n weitere Datei hat sich auf der Platte geändert.</numerusform>
            <numerusform>%1. %n weitere Dateien haben sich auf der Platte geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new file(s) in %1, now in the library</source>
        <comment>a folder</comment>
        <translation>
            <numerusform>%Ln neue Datei in %1, jetzt in der Bibliothek</numerusform>
            <numerusform>%Ln neue Dateien in %1, jetzt in der Bibliothek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::DiskWatch</name>
    <message>
        <source>Looking at files on the disk</source>
        <translation>Dateien auf der Platte ansehen</translation>
    </message>
</context>
<context>
    <name>tagline::DriveCosts</name>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>only played on</source>
        <translation>wird nur weitergespielt</translation>
    </message>
    <message>
        <source>ends soon</source>
        <translation>endet bald</translation>
    </message>
    <message>
        <source>just played</source>
        <translation>gerade gespielt</translation>
    </message>
    <message>
        <source>%1, mirrored</source>
        <translation>%1, gespiegelt</translation>
    </message>
    <message>
        <source>preference %1</source>
        <translation>Bevorzugung %1</translation>
    </message>
    <message>
        <source>may be next</source>
        <translation>vielleicht als Nächster</translation>
    </message>
    <message>
        <source>costs more</source>
        <translation>kostet mehr</translation>
    </message>
    <message>
        <source>hardly better</source>
        <translation>kaum besser</translation>
    </message>
</context>
<context>
    <name>tagline::DriveLibrary</name>
    <message>
        <source>Making clips ready to be driven</source>
        <translation>Clips fürs Steuern vorbereiten</translation>
    </message>
    <message>
        <source>There is no clip with a figure to drive.</source>
        <translation>Es gibt keinen Clip mit einer Figur zum Steuern.</translation>
    </message>
    <message>
        <source>There is no clip to drive.</source>
        <translation>Es gibt keinen Clip zum Steuern.</translation>
    </message>
    <message>
        <source>The clips could not be made ready to be driven.</source>
        <translation>Die Clips ließen sich nicht fürs Steuern vorbereiten.</translation>
    </message>
    <message>
        <source>The filter of the drive</source>
        <translation>Der Filter der Steuerung</translation>
    </message>
</context>
<context>
    <name>tagline::DriveMarking</name>
    <message>
        <source>“%1” could mean %2: choose the tag for marking first.</source>
        <translation>„%1“ könnte %2 meinen: zuerst das Tag zum Markieren wählen.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of tags</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Mark as %1</source>
        <comment>a tag</comment>
        <translation>Markieren als %1</translation>
    </message>
    <message>
        <source>%1 cannot be edited: it is read-only.</source>
        <translation>%1 lässt sich nicht bearbeiten: schreibgeschützt.</translation>
    </message>
    <message>
        <source>These frames of %1 have a tag that keeps %2 out.</source>
        <translation>Diese Frames von %1 haben ein Tag, das %2 verhindert.</translation>
    </message>
    <message>
        <source>These frames of %1 have %2 already.</source>
        <translation>Diese Frames von %1 haben schon %2.</translation>
    </message>
    <message>
        <source>Marked frames %1–%2 of %3 as %4</source>
        <translation>Frames %1–%2 von %3 als %4 markiert</translation>
    </message>
</context>
<context>
    <name>tagline::DrivePanel</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Keep this filter</source>
        <translation>Diesen Filter behalten</translation>
    </message>
    <message>
        <source>What may be entered, and what is preferred</source>
        <translation>Wo eingestiegen werden darf und was bevorzugt wird</translation>
    </message>
    <message>
        <source>Clips that are ready to be driven</source>
        <translation>Clips, die bereit zum Steuern sind</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop making clips ready to be driven</source>
        <translation>Das Vorbereiten der Clips beenden</translation>
    </message>
    <message>
        <source>Choose the tag that marking gives</source>
        <translation>Das Tag wählen, das Markieren gibt</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>all frames</source>
        <translation>alle Frames</translation>
    </message>
    <message>
        <source>Mark %1</source>
        <comment>a tag</comment>
        <translation>%1 markieren</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Vorbereiten&#xa0;…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>Steer</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>How much it counts that the figure goes where it is steered</source>
        <translation>Wie sehr zählt, dass die Figur dorthin geht, wohin sie gesteuert wird</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>How much it counts that a jump goes on as the pose before it</source>
        <translation>Wie sehr zählt, dass ein Sprung die Pose davor fortsetzt</translation>
    </message>
    <message>
        <source>W A S D or arrows steer as the camera looks · Shift runs · Q E turn · right drag on the ground: it goes there · Space pauses · Backspace starts again · B marks · Esc stops steering</source>
        <translation>W A S D oder Pfeile steuern in Blickrichtung der Kamera · Umschalt rennt · Q E dreht · rechts auf dem Boden ziehen: dorthin gehen · Leertaste hält an · Rücktaste beginnt von vorn · B markiert · Esc endet</translation>
    </message>
    <message>
        <source>%1 · %2 returns to the clip</source>
        <translation>%1 · %2 kehrt zum Clip zurück</translation>
    </message>
    <message>
        <source>%1: tag the frame that plays and the half second on both sides of it, so that it is not played again</source>
        <translation>%1: den Frame, der spielt, und die halbe Sekunde davor und danach taggen, damit er nicht wieder gespielt wird</translation>
    </message>
    <message>
        <source>Start again where it began</source>
        <translation>Wieder dort beginnen, wo es begann</translation>
    </message>
    <message>
        <source>Follow the query bar again</source>
        <translation>Wieder der Abfrageleiste folgen</translation>
    </message>
    <message>
        <source>Keep this filter, whatever the query is</source>
        <translation>Diesen Filter behalten, was immer die Abfrage ist</translation>
    </message>
    <message>
        <source>Say which frames may be jumped into, and which are preferred</source>
        <translation>Sagen, in welche Frames gesprungen werden darf und welche bevorzugt werden</translation>
    </message>
    <message>
        <source>Open some clips first</source>
        <translation>Zuerst einige Clips öffnen</translation>
    </message>
    <message>
        <source>Press again to cancel</source>
        <translation>Noch einmal drücken, um abzubrechen</translation>
    </message>
    <message>
        <source>Steer a figure through the library by keys</source>
        <translation>Eine Figur mit Tasten durch die Bibliothek steuern</translation>
    </message>
    <message>
        <source>Return to the clip</source>
        <translation>Zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>Let keys steer again</source>
        <translation>Tasten wieder steuern lassen</translation>
    </message>
    <message>
        <source>Cancel preparing the clips</source>
        <translation>Das Vorbereiten der Clips abbrechen</translation>
    </message>
    <message>
        <source>Stop driving</source>
        <translation>Steuern beenden</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Gamepad</translation>
    </message>
    <message>
        <source>Gamepad %1: the left stick steers, the right one turns · Start pauses · Select starts again · the right button marks</source>
        <translation>Gamepad %1: Der linke Stick steuert, der rechte dreht · Start hält an · Select beginnt von vorn · die rechte Taste markiert</translation>
    </message>
    <message>
        <source>Keys are shortcuts again · Esc returns to the clip</source>
        <translation>Tasten sind wieder Kürzel · Esc kehrt zum Clip zurück</translation>
    </message>
    <message>
        <source>%1 · %2 steers on</source>
        <translation>%1 · %2 steuert weiter</translation>
    </message>
    <message>
        <source>Nothing is driven now: press Drive first</source>
        <translation>Gerade wird nichts gesteuert: erst „Steuern“ drücken</translation>
    </message>
</context>
<context>
    <name>tagline::DrivePresenter</name>
    <message>
        <source>Keys are shortcuts again. Esc returns to the clip, %1 steers on.</source>
        <translation>Tasten sind wieder Kürzel. Esc kehrt zum Clip zurück, %1 steuert weiter.</translation>
    </message>
    <message>
        <source>Backspace while steering</source>
        <translation>Rücktaste beim Steuern</translation>
    </message>
    <message>
        <source>B while steering</source>
        <translation>B beim Steuern</translation>
    </message>
    <message>
        <source>Open some clips first: the figure moves as they do.</source>
        <translation>Zuerst einige Clips öffnen: Die Figur bewegt sich wie sie.</translation>
    </message>
    <message>
        <source>The query cannot be read: correct it first, or clear it to drive all clips.</source>
        <translation>Die Abfrage ist nicht lesbar: zuerst berichtigen, oder leeren, um alle Clips zu steuern.</translation>
    </message>
    <message>
        <source>Preparing the clips… Press %1 again to cancel.</source>
        <translation>Clips werden vorbereitet&#xa0;… %1 noch einmal drücken, um abzubrechen.</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>the button</comment>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Nothing is made ready to be driven any more.</source>
        <translation>Es wird nichts mehr fürs Steuern vorbereitet.</translation>
    </message>
    <message>
        <source>Nothing is driven: choose Drive first.</source>
        <translation>Nichts wird gesteuert: zuerst „Steuern“ wählen.</translation>
    </message>
    <message>
        <source>Tag for Marking</source>
        <translation>Tag zum Markieren</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Nothing was driven yet: choose Drive first.</source>
        <translation>Noch wurde nichts gesteuert: zuerst „Steuern“ wählen.</translation>
    </message>
    <message>
        <source>Save the Last 30 Seconds as a Path</source>
        <translation>Die letzten 30 Sekunden als Weg speichern</translation>
    </message>
    <message>
        <source>Paths (*.json)</source>
        <translation>Wege (*.json)</translation>
    </message>
    <message>
        <source>Saved %1 s of steering as %2</source>
        <translation>%1 s Steuerung als %2 gespeichert</translation>
    </message>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · Frame %2</translation>
    </message>
    <message>
        <source>%1 · mirrored</source>
        <translation>%1 · gespiegelt</translation>
    </message>
    <message numerus="yes">
        <source>Ready: %1 of %Ln clip(s)</source>
        <translation>
            <numerusform>Bereit: %1 von %Ln Clip</numerusform>
            <numerusform>Bereit: %1 von %Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Steer a figure through all clips: what plays is chosen frame by frame, of those that the query allows.</source>
        <translation>Eine Figur durch alle Clips steuern: Was spielt, wird Frame für Frame aus dem gewählt, was die Abfrage zulässt.</translation>
    </message>
    <message numerus="yes">
        <source>No frame of %Ln clip(s) may be entered</source>
        <translation>
            <numerusform>In keinen Frame von %Ln Clip darf eingestiegen werden</numerusform>
            <numerusform>In keinen Frame von %Ln Clips darf eingestiegen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for a frame that may be entered</source>
        <translation>Warten auf einen Frame zum Einsteigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) cannot be driven, such as %1: %2.</source>
        <translation>
            <numerusform>%Ln Clip lässt sich nicht steuern, etwa %1: %2.</numerusform>
            <numerusform>%Ln Clips lassen sich nicht steuern, etwa %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played %1 % of %L2 frames, %L3 of %4</source>
        <translation>%1 % von %L2 Frames gespielt, %L3 von %4</translation>
    </message>
    <message>
        <source>Which tag do marked frames get? Frames that have it are not driven.</source>
        <translation>Welches Tag bekommen markierte Frames? Frames, die es haben, werden nicht angesteuert.</translation>
    </message>
    <message>
        <source>The query cannot be read: %1.</source>
        <translation>Die Abfrage ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>The query cannot be read: %1. Meanwhile all frames may play.</source>
        <translation>Die Abfrage ist nicht lesbar: %1. Bis dahin dürfen alle Frames spielen.</translation>
    </message>
    <message>
        <source>The query cannot be read: %1. Meanwhile the filter is “%2”.</source>
        <translation>Die Abfrage ist nicht lesbar: %1. Bis dahin gilt der Filter „%2“.</translation>
    </message>
    <message>
        <source>A field of the panel cannot be read: %1. Meanwhile the former ones hold.</source>
        <translation>Ein Feld des Panels ist nicht lesbar: %1. Bis dahin gelten die früheren.</translation>
    </message>
</context>
<context>
    <name>tagline::DriveRefinements</name>
    <message>
        <source>Enter only</source>
        <translation>Nur einsteigen</translation>
    </message>
    <message>
        <source>A query: the frames that may be jumped into; others that the filter allows are only played on</source>
        <translation>Eine Abfrage: die Frames, in die gesprungen werden darf; andere, die der Filter zulässt, werden nur weitergespielt</translation>
    </message>
    <message>
        <source>Prefer</source>
        <translation>Bevorzugen</translation>
    </message>
    <message>
        <source>A query: the frames that cost less, or with a cost above 0 more</source>
        <translation>Eine Abfrage: die Frames, die weniger kosten, oder mit Kosten über 0 mehr</translation>
    </message>
    <message>
        <source>any frame that may play</source>
        <translation>jeder spielbare Frame</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>kein Frame</translation>
    </message>
    <message>
        <source>Cost of what is preferred</source>
        <translation>Kosten des Bevorzugten</translation>
    </message>
    <message>
        <source>What is added to the cost of these frames: below 0 they come sooner, above 0 later</source>
        <translation>Was zu den Kosten dieser Frames kommt: unter 0 kommen sie eher, über 0 später</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>tagline::DriveSession</name>
    <message>
        <source>Drive</source>
        <translation>Steuerung</translation>
    </message>
</context>
<context>
    <name>tagline::DriveStrip</name>
    <message>
        <source>The last 30 seconds</source>
        <translation>Die letzten 30 Sekunden</translation>
    </message>
    <message>
        <source>The last 30 seconds: the cost of going on (line), how far the figure came short of the wanted path (area), jumps (ticks). Click to go back to a moment; Space goes on from there</source>
        <translation>Die letzten 30 Sekunden: die Kosten des Weitergehens (Linie), wie weit die Figur hinter der gewünschten Bahn blieb (Fläche), Sprünge (Striche). Anklicken geht zu einem Moment zurück; die Leertaste geht von dort weiter</translation>
    </message>
    <message>
        <source>%1 s ago · cost %2 · %3 m short of the wanted path</source>
        <translation>vor %1 s · Kosten %2 · %3 m hinter der gewünschten Bahn</translation>
    </message>
    <message>
        <source> · jump</source>
        <translation> · Sprung</translation>
    </message>
    <message>
        <source> · no frame may be entered</source>
        <translation> · in keinen Frame darf eingestiegen werden</translation>
    </message>
</context>
<context>
    <name>tagline::DropField</name>
    <message>
        <source>Let go to open it</source>
        <translation>Loslassen zum Öffnen</translation>
    </message>
    <message>
        <source>Drop a folder or files here</source>
        <translation>Ordner oder Dateien hierher ziehen</translation>
    </message>
</context>
<context>
    <name>tagline::DuplicateSession</name>
    <message>
        <source>The search for near duplicates</source>
        <translation>Die Suche nach fast Gleichem</translation>
    </message>
</context>
<context>
    <name>tagline::DuplicatesDialog</name>
    <message>
        <source>&amp;Mirrored too</source>
        <translation>Auch ge&amp;spiegelt</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Mark &amp;All but One</source>
        <translation>&amp;Alle bis auf einen markieren</translation>
    </message>
    <message>
        <source>Near Duplicates</source>
        <translation>Fast Gleiches</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Shortest stretch</source>
        <translation>Kürzester Abschnitt</translation>
    </message>
    <message>
        <source>How long the same motion lasts at least</source>
        <translation>Wie lange dieselbe Bewegung mindestens dauert</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwellwert</translation>
    </message>
    <message>
        <source>How far the parts of the bodies lie apart at most, in leg lengths: 0.03 are about 3 cm of a grown person</source>
        <translation>Wie weit die Teile der Körper höchstens auseinanderliegen, in Beinlängen: 0,03 sind etwa 3 cm bei Erwachsenen</translation>
    </message>
    <message>
        <source>Find what is the same in a mirror too</source>
        <translation>Auch finden, was gespiegelt dasselbe ist</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>Fast Gleiches</translation>
    </message>
    <message>
        <source>Groups of stretches that are the same motion, the longest first. Choose one to see it in the window.</source>
        <translation>Gruppen von Abschnitten, die dieselbe Bewegung sind, die längsten zuerst. Eine wählen, um sie im Fenster zu sehen.</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>The tag for all frames that are not to be kept; one that is new is made</source>
        <translation>Das Tag für alle Frames, die nicht behalten werden; ein neues wird angelegt</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Die Suche beenden</translation>
    </message>
    <message>
        <source>Give the tag to all stretches but the one to keep of each group, in one step</source>
        <translation>Das Tag allen Abschnitten bis auf den zu behaltenden jeder Gruppe geben, in einem Schritt</translation>
    </message>
</context>
<context>
    <name>tagline::DuplicatesPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>up to %1 s, %n place(s)</source>
        <translation>
            <numerusform>bis zu %1 s, %n Stelle</numerusform>
            <numerusform>bis zu %1 s, %n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 s, %n place(s)</source>
        <translation>
            <numerusform>%1 s, %n Stelle</numerusform>
            <numerusform>%1 s, %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 apart</source>
        <comment>leg lengths</comment>
        <translation>%1 Abstand</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>frames</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>to keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>Comparing how all clips move: %1 %</source>
        <translation>Vergleichen, wie sich alle Clips bewegen: %1 %</translation>
    </message>
    <message>
        <source>The search failed. It runs again once an option changes.</source>
        <translation>Die Suche ist fehlgeschlagen. Sie läuft erneut, sobald sich eine Option ändert.</translation>
    </message>
    <message>
        <source>The search is stopped. It runs again once an option changes.</source>
        <translation>Die Suche ist beendet. Sie läuft erneut, sobald sich eine Option ändert.</translation>
    </message>
    <message>
        <source>No two clips have the same motion.</source>
        <translation>Keine zwei Clips haben dieselbe Bewegung.</translation>
    </message>
    <message>
        <source>The longest %1 of %2 groups are listed.</source>
        <translation>Die längsten %1 von %2 Gruppen sind aufgelistet.</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) without a known body are left out.</source>
        <translation>
            <numerusform>%n Clip ohne bekannten Körper ist ausgelassen.</numerusform>
            <numerusform>%n Clips ohne bekannten Körper sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is open read-only: its tags stay.</source>
        <translation>Die Bibliothek ist nur zum Lesen offen: Ihre Tags bleiben.</translation>
    </message>
    <message>
        <source>Mark Duplicates</source>
        <translation>Duplikate markieren</translation>
    </message>
    <message>
        <source>These frames have %1 already, or cannot be edited.</source>
        <translation>Diese Frames haben schon %1 oder lassen sich nicht bearbeiten.</translation>
    </message>
    <message numerus="yes">
        <source>Marked %1 frames of %n clip(s) as %2</source>
        <translation>
            <numerusform>%1 Frames von %n Clip als %2 markiert</numerusform>
            <numerusform>%1 Frames von %n Clips als %2 markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::EditDetails</name>
    <message numerus="yes">
        <source>takes %n frame(s) from %1</source>
        <translation>
            <numerusform>nimmt %1 %n Frame</numerusform>
            <numerusform>nimmt %1 %n Frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges, %1</source>
        <translation>
            <numerusform>%n Bereich, %1</numerusform>
            <numerusform>%n Bereiche, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::EditJournal</name>
    <message>
        <source>Looking for unsaved edits of earlier sessions</source>
        <translation>Suche nach nicht gespeicherten Änderungen früherer Sitzungen</translation>
    </message>
</context>
<context>
    <name>tagline::EditRecovery</name>
    <message>
        <source>Recovered Edits</source>
        <translation>Wiederhergestellte Änderungen</translation>
    </message>
</context>
<context>
    <name>tagline::EmptyLanesRow</name>
    <message>
        <source>Tags without a range here</source>
        <translation>Tags ohne Bereich hier</translation>
    </message>
    <message>
        <source>Open a lane for %1; in tag mode its key is %2</source>
        <translation>Eine Spur für %1 öffnen; im Tag-Modus ist seine Taste %2</translation>
    </message>
    <message>
        <source>Open a lane for %1</source>
        <translation>Eine Spur für %1 öffnen</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>More tags without a range here</source>
        <translation>Weitere Tags ohne Bereich hier</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>the first and the last of some tags</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Not in this clip:</source>
        <translation>Nicht in diesem Clip:</translation>
    </message>
</context>
<context>
    <name>tagline::EmptyLibrary</name>
    <message>
        <source>Open a folder…</source>
        <translation>Ordner öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Beispielbibliothek öffnen</translation>
    </message>
    <message>
        <source>Open the clips of a folder and its subfolders</source>
        <translation>Die Clips eines Ordners und seiner Unterordner öffnen</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open the mannequin and clips that come with Tagline</source>
        <translation>Die Gliederpuppe und die Clips öffnen, die mit Tagline kommen</translation>
    </message>
    <message>
        <source>No clips yet. Drop files or folders here, or:</source>
        <translation>Noch keine Clips. Dateien oder Ordner hierher ziehen, oder:</translation>
    </message>
    <message>
        <source>The clips of what you open are listed here.</source>
        <translation>Die Clips, die geöffnet werden, sind hier aufgelistet.</translation>
    </message>
</context>
<context>
    <name>tagline::EventList</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Tags that the tracks enter, leave and cross; click one to show the pose at that moment</source>
        <translation>Tags, in die die Tracks ein- und austreten und die sie überqueren; eines anklicken, um die Pose in dem Moment zu zeigen</translation>
    </message>
</context>
<context>
    <name>tagline::EventListModel</name>
    <message>
        <source>%1 · %2. Click to show the pose at that moment</source>
        <translation>%1 · %2. Anklicken zeigt die Pose in dem Moment</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>%1, backwards</source>
        <comment>an event</comment>
        <translation>%1, rückwärts</translation>
    </message>
</context>
<context>
    <name>tagline::ExportDialog</name>
    <message>
        <source>Name files from the library&apos;s &amp;folder</source>
        <translation>Dateien vom &amp;Ordner der Bibliothek aus benennen</translation>
    </message>
    <message>
        <source>Add &amp;who tagged, when, how sure, notes, and values</source>
        <translation>Da&amp;zu: wer wann getaggt hat, wie sicher, Notizen, Werte</translation>
    </message>
    <message>
        <source>Add clips without tags, and each clip&apos;s &amp;length and state</source>
        <translation>Dazu: Clips ohne Tags, &amp;Länge und Status jedes Clips</translation>
    </message>
    <message>
        <source>&amp;Guard texts that a spreadsheet would run as formulas</source>
        <translation>Texte sichern, die eine &amp;Tabellenkalkulation als Formeln ausführte</translation>
    </message>
    <message>
        <source>Export Tags</source>
        <translation>Tags exportieren</translation>
    </message>
    <message>
        <source>%1, .%2</source>
        <translation>%1, .%2</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the tags are written as</source>
        <translation>Als was die Tags geschrieben werden</translation>
    </message>
    <message>
        <source>So that the export can be read on another machine; else with whole paths</source>
        <translation>Damit der Export auf einem anderen Rechner lesbar ist; sonst mit ganzen Pfaden</translation>
    </message>
    <message>
        <source>Four more columns, for the ranges that have them; a range is parted where they change</source>
        <translation>Vier Spalten mehr, für die Bereiche, die sie haben; ein Bereich wird geteilt, wo sie sich ändern</translation>
    </message>
    <message>
        <source>Four more columns, and a row without a tag for each clip that has none</source>
        <translation>Vier Spalten mehr, und eine Zeile ohne Tag für jeden Clip, der keines hat</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>How the export begins</source>
        <translation>Wie der Export beginnt</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Leaves out</source>
        <translation>Lässt aus</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Choose where to, and export</source>
        <translation>Wählen, wohin, und exportieren</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>No preview: this format is binary</source>
        <translation>Keine Vorschau: Dieses Format ist binär</translation>
    </message>
    <message>
        <source>Preview: there is no clip</source>
        <translation>Vorschau: Es gibt keinen Clip</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vorschau von %1</translation>
    </message>
    <message>
        <source>Only the frames that the &amp;query finds</source>
        <translation>Nur die Frames, die die &amp;Abfrage findet</translation>
    </message>
    <message>
        <source>End ranges with their l&amp;ast frame, not the first behind it</source>
        <translation>Bereiche mit ihrem &amp;letzten Frame enden lassen, nicht dem ersten dahinter</translation>
    </message>
    <message>
        <source>For programs that take a range&apos;s end as inside of it: columns last_frame and last_s</source>
        <translation>Für Programme, die das Ende eines Bereichs zu ihm zählen: Spalten last_frame und last_s</translation>
    </message>
    <message>
        <source>Tag set</source>
        <translation>Tag-Satz</translation>
    </message>
    <message>
        <source>The tags of one set are named as in its own file</source>
        <translation>Die Tags eines Satzes heißen wie in seiner eigenen Datei</translation>
    </message>
    <message>
        <source>All tag sets</source>
        <translation>Alle Tag-Sätze</translation>
    </message>
    <message>
        <source>Only tags</source>
        <translation>Nur Tags</translation>
    </message>
    <message>
        <source>all; or names, such as: Run, gameplay.*</source>
        <translation>alle; oder Namen, etwa: Run, gameplay.*</translation>
    </message>
    <message>
        <source>Names with commas between them; * stands for anything, ? for one character</source>
        <translation>Namen mit Kommas dazwischen; * steht für Beliebiges, ? für ein Zeichen</translation>
    </message>
    <message>
        <source>There is no answer: type a query first</source>
        <translation>Es gibt kein Ergebnis: zuerst eine Abfrage eingeben</translation>
    </message>
    <message>
        <source>Ranges are cut to the frames of %1; clips without one are left out</source>
        <translation>Bereiche werden auf die Frames von %1 geschnitten; Clips ohne einen werden ausgelassen</translation>
    </message>
    <message>
        <source>Tag &amp;set</source>
        <translation>Tag-&amp;Satz</translation>
    </message>
    <message>
        <source>Onl&amp;y tags</source>
        <translation>N&amp;ur Tags</translation>
    </message>
    <message>
        <source>There is no tag %1</source>
        <translation>Es gibt kein Tag %1</translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of tags</source>
        <translation>
            <numerusform>%n Bereich von Tags</numerusform>
            <numerusform>%n Bereiche von Tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caption(s)</source>
        <translation>
            <numerusform>%n Beschreibung</numerusform>
            <numerusform>%n Beschreibungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of who tagged, when and how sure</source>
        <translation>
            <numerusform>%n Angabe, wer wann wie sicher getaggt hat</numerusform>
            <numerusform>%n Angaben, wer wann wie sicher getaggt hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values of %n instance(s)</source>
        <translation>
            <numerusform>Werte von %n Instanz</numerusform>
            <numerusform>Werte von %n Instanzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>states of %n clip(s)</source>
        <translation>
            <numerusform>Stand von %n Clip</numerusform>
            <numerusform>Stand von %n Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) where ranges of a tag touch or overlap</source>
        <translation>
            <numerusform>%n Stelle, an der sich Bereiche eines Tags berühren oder überlappen</numerusform>
            <numerusform>%n Stellen, an denen sich Bereiche eines Tags berühren oder überlappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole name(s) of tags, such as %1</source>
        <translation>
            <numerusform>%n vollständiger Tag-Name: %1</numerusform>
            <numerusform>%n vollständige Tag-Namen, etwa %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole name(s) of clips, such as %1</source>
        <translation>
            <numerusform>%n vollständiger Clip-Name: %1</numerusform>
            <numerusform>%n vollständige Clip-Namen, etwa %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exact frames of %n clip(s)</source>
        <translation>
            <numerusform>genaue Frames von %n Clip</numerusform>
            <numerusform>genaue Frames von %n Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost here</source>
        <translation>Geht hier verloren</translation>
    </message>
    <message>
        <source>What of the whole library&apos;s tags this format cannot hold, counted</source>
        <translation>Was dieses Format von den Tags der ganzen Bibliothek nicht halten kann, gezählt</translation>
    </message>
    <message numerus="yes">
        <source>values of %n name(s), such as %1</source>
        <translation>
            <numerusform>Werte von %n Namen: %1</numerusform>
            <numerusform>Werte von %n Namen, etwa %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames for learning</source>
        <translation>Frames zum Lernen</translation>
    </message>
    <message>
        <source>%1, .%2 and .%3</source>
        <translation>%1, .%2 und .%3</translation>
    </message>
    <message>
        <source>Writes &apos; where a text begins with =, +, -, @, a tab or a line break, or goes on so behind a comma, semicolon, tab, quote or line break; an import takes it off again</source>
        <translation>Schreibt &apos;, wo ein Text mit =, +, -, @, Tabulator oder Zeilenumbruch beginnt oder hinter Komma, Semikolon, Tabulator, Anführungszeichen oder Zeilenumbruch so weitergeht; ein Import entfernt es wieder</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>Counting what is lost</source>
        <translation>Zählen, was verloren geht</translation>
    </message>
    <message>
        <source>It could not be counted.</source>
        <translation>Es konnte nicht gezählt werden.</translation>
    </message>
    <message>
        <source>There are no tags %1</source>
        <translation>Es gibt keine Tags %1</translation>
    </message>
</context>
<context>
    <name>tagline::ExportFormat</name>
    <message>
        <source>Audacity labels</source>
        <translation>Audacity-Marken</translation>
    </message>
    <message>
        <source>A file for each clip, one line a range: start and end in seconds, and the tag. The end is the first moment after the range.</source>
        <translation>Eine Datei je Clip, eine Zeile je Bereich: Anfang und Ende in Sekunden, und das Tag. Das Ende ist der erste Moment nach dem Bereich.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when, and the rate. A clip without a range has an empty file.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat, und die Bildrate. Ein Clip ohne Bereich hat eine leere Datei.</translation>
    </message>
    <message>
        <source>BABEL labels</source>
        <translation>BABEL-Labels</translation>
    </message>
    <message>
        <source>Every clip as a sequence with frame labels, in seconds: feat_p names the clip, dur is its length. A label ends with the first moment after its range. Captions are labels in the annotators&apos; words.</source>
        <translation>Jeder Clip als Sequenz mit Frame-Labels, in Sekunden: feat_p nennt den Clip, dur ist seine Länge. Ein Label endet mit dem ersten Moment nach seinem Bereich. Beschreibungen sind Labels in den Worten der Annotatoren.</translation>
    </message>
    <message>
        <source>Properties, who tagged, wrote and when, and the rate.</source>
        <translation>Eigenschaften, wer wann getaggt und geschrieben hat, und die Bildrate.</translation>
    </message>
    <message>
        <source>Script for Blender</source>
        <translation>Skript für Blender</translation>
    </message>
    <message>
        <source>A Python script that sets pose markers and a custom property on the actions that are named like the clips. Ranges are in frames and half-open; markers are moved to the action&apos;s first frame and the scene&apos;s rate.</source>
        <translation>Ein Python-Skript, das auf den Aktionen, die wie die Clips heißen, Posenmarker und eine eigene Eigenschaft setzt. Bereiche sind in Frames und halboffen; Marker werden auf den ersten Frame der Aktion und die Bildrate der Szene verschoben.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Captions, properties, colours and groups; clips without a range, unless they are asked for.</source>
        <translation>Beschreibungen, Eigenschaften, Farben und Gruppen; Clips ohne Bereich, außer sie sind gewünscht.</translation>
    </message>
    <message>
        <source>ELAN annotations</source>
        <translation>ELAN-Annotationen</translation>
    </message>
    <message>
        <source>Frames for learning (NumPy)</source>
        <translation>Frames zum Lernen (NumPy)</translation>
    </message>
    <message>
        <source>One archive for numpy.load, at each clip&apos;s rate or at one for all. Rows are frames, those of clip i are offsets[i] up to offsets[i + 1]; labels[frame, label] says whether the frame has the tag, label_names are in order of their bytes; clips, splits (train, val, test, by the file&apos;s name), lengths and frame_rates tell of each clip. On request signals[frame, signal] and joints[frame, joint, axis] in metres, NaN where a clip has no such joint. A JSON file beside it gives the labels&apos; order and weights.</source>
        <translation>Ein Archiv für numpy.load, mit der Bildrate jedes Clips oder einer für alle. Zeilen sind Frames, die von Clip i sind offsets[i] bis offsets[i + 1]; labels[frame, label] sagt, ob der Frame das Tag hat, label_names stehen in der Reihenfolge ihrer Bytes; clips, splits (train, val, test, nach dem Dateinamen), lengths und frame_rates sagen etwas zu jedem Clip. Auf Wunsch signals[frame, signal] und joints[frame, joint, axis] in Metern, NaN, wo ein Clip kein solches Gelenk hat. Eine JSON-Datei daneben nennt Reihenfolge und Gewichte der Labels.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when, and where ranges touch.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat, und wo Bereiche sich berühren.</translation>
    </message>
    <message>
        <source>Script for Godot 4</source>
        <translation>Skript für Godot 4</translation>
    </message>
    <message>
        <source>A script for Godot&apos;s editor that sets calls of tag_begin(tag) and tag_end(tag), metadata and, from Godot 4.4 on, markers on the animations of the open scene that are named like the clips. Times are in seconds, ranges half-open.</source>
        <translation>Ein Skript für Godots Editor, das auf den Animationen der offenen Szene, die wie die Clips heißen, Aufrufe von tag_begin(tag) und tag_end(tag), Metadaten und ab Godot 4.4 Marker setzt. Zeiten sind in Sekunden, Bereiche halboffen.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when; ends beyond the animation&apos;s last key move to it.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat; Enden hinter dem letzten Keyframe der Animation rücken auf ihn.</translation>
    </message>
    <message>
        <source>Animation library for Godot 4</source>
        <translation>Animationsbibliothek für Godot 4</translation>
    </message>
    <message>
        <source>Captions (HumanML3D)</source>
        <translation>Beschreibungen (HumanML3D)</translation>
    </message>
    <message>
        <source>A file for each clip that has captions, one caption a line, its words, and its start and stop in seconds; those of the whole clip are 0.0. A caption ends with the first moment after its frames.</source>
        <translation>Eine Datei für jeden Clip mit Beschreibungen, eine Beschreibung je Zeile, ihre Wörter, ihr Anfang und Ende in Sekunden; die des ganzen Clips sind 0.0. Eine Beschreibung endet mit dem ersten Moment nach ihren Frames.</translation>
    </message>
    <message>
        <source>Tags and properties, who wrote a caption and in which language; what part of speech a word is (each is OTHER).</source>
        <translation>Tags und Eigenschaften, wer eine Beschreibung in welcher Sprache geschrieben hat; welche Wortart ein Wort ist (jedes ist OTHER).</translation>
    </message>
    <message>
        <source>Masks for NumPy</source>
        <translation>Masken für NumPy</translation>
    </message>
    <message>
        <source>One archive for numpy.load. Rows are frames, the clips one after the other: those of clip i are offsets[i] up to offsets[i + 1], at frame_rates[i] (numerator, denominator). masks[frame, tag] says whether the frame has the tag; property_values[frame, property] is a number, NaN where there is none. clips, tags and properties hold the names.</source>
        <translation>Ein Archiv für numpy.load. Zeilen sind Frames, die Clips hintereinander: die von Clip i sind offsets[i] bis offsets[i + 1], mit frame_rates[i] (Zähler, Nenner). masks[frame, tag] sagt, ob der Frame das Tag hat; property_values[frame, property] ist eine Zahl, NaN, wo keine ist. clips, tags und properties enthalten die Namen.</translation>
    </message>
    <message>
        <source>Captions, properties that are texts, who tagged and when, and where ranges touch.</source>
        <translation>Beschreibungen, Eigenschaften, die Texte sind, wer wann getaggt hat, und wo Bereiche sich berühren.</translation>
    </message>
    <message>
        <source>Script for O3DE</source>
        <translation>Skript für O3DE</translation>
    </message>
    <message>
        <source>A Python script that sets motion events in the scene settings (.assetinfo) of the model files of a project that are named like the clips&apos; files. Times are in seconds; an end lies an eighth of a frame behind the range&apos;s last frame, for O3DE takes it as inside.</source>
        <translation>Ein Python-Skript, das in den Szeneneinstellungen (.assetinfo) der Modelldateien eines Projekts, die wie die Dateien der Clips heißen, Bewegungsereignisse setzt. Zeiten sind in Sekunden; ein Ende liegt einen Achtelframe hinter dem letzten Frame des Bereichs, denn O3DE zählt es dazu.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat.</translation>
    </message>
    <message>
        <source>Praat TextGrid</source>
        <translation>Praat-TextGrid</translation>
    </message>
    <message>
        <source>Packed file for games</source>
        <translation>Gepackte Datei für Spiele</translation>
    </message>
    <message>
        <source>The frames of all tags in one file that a game maps into memory and queries with Tagline&apos;s runtime library: half-open ranges in frames, names, rates, saved queries.</source>
        <translation>Die Frames aller Tags in einer Datei, die ein Spiel in den Speicher abbildet und mit Taglines Laufzeitbibliothek abfragt: halboffene Bereiche in Frames, Namen, Bildraten, gespeicherte Abfragen.</translation>
    </message>
    <message>
        <source>Database (SQLite)</source>
        <translation>Datenbank (SQLite)</translation>
    </message>
    <message>
        <source>Captions.</source>
        <translation>Beschreibungen.</translation>
    </message>
    <message>
        <source>OpenTimelineIO</source>
        <translation>OpenTimelineIO</translation>
    </message>
    <message>
        <source>A timeline for each clip, with a marker for each range: start and duration in frames at the clip&apos;s rate, in the nearest of the colours that markers have. The medium is the model file, named from the library&apos;s folder.</source>
        <translation>Eine Zeitleiste je Clip, mit einem Marker je Bereich: Anfang und Dauer in Frames mit der Bildrate des Clips, in der nächsten der Farben, die Marker haben. Das Medium ist die Modelldatei, vom Ordner der Bibliothek aus benannt.</translation>
    </message>
    <message>
        <source>Script for Unity</source>
        <translation>Skript für Unity</translation>
    </message>
    <message>
        <source>A script for Unity&apos;s editor, and beside it its data as JSON: events TagBegin and TagEnd on the clips of models and on .anim files that are named like the clips. The data are in frames and half-open; the script counts in Unity&apos;s own units.</source>
        <translation>Ein Skript für Unitys Editor und daneben seine Daten als JSON: Ereignisse TagBegin und TagEnd auf den Clips von Modellen und auf .anim-Dateien, die wie die Clips heißen. Die Daten sind in Frames und halboffen; das Skript zählt in Unitys eigenen Einheiten.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when; ends beyond the clip&apos;s last key move to it.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat; Enden hinter dem letzten Keyframe des Clips rücken auf ihn.</translation>
    </message>
    <message>
        <source>Script for Unreal Engine 5</source>
        <translation>Skript für Unreal Engine 5</translation>
    </message>
    <message>
        <source>A Python script for the editor that sets notify states, sync markers and metadata on the animation sequences that are named like the clips. Which class a tag becomes is said in the script. Times are in seconds, ranges half-open.</source>
        <translation>Ein Python-Skript für den Editor, das auf den Animationssequenzen, die wie die Clips heißen, Notify States, Sync Marker und Metadaten setzt. Welche Klasse ein Tag wird, steht im Skript. Zeiten sind in Sekunden, Bereiche halboffen.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when; on the track, longer ranges whose tag has no class.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat; auf der Spur längere Bereiche, deren Tag keine Klasse hat.</translation>
    </message>
    <message>
        <source>Captions (WebVTT)</source>
        <translation>Untertitel (WebVTT)</translation>
    </message>
    <message>
        <source>An AnimationLibrary with an animation for each clip that holds the tags alone: a method track for each tag that calls tag_begin(tag) and tag_end(tag), and markers where ranges begin (Run) and end (-Run), which Godot reads from 4.4 on. Times are in seconds, ranges half-open.</source>
        <translation>Eine AnimationLibrary mit einer Animation je Clip, die nur die Tags enthält: eine Methodenspur je Tag, die tag_begin(tag) und tag_end(tag) aufruft, und Marker, wo Bereiche beginnen (Run) und enden (-Run), die Godot ab 4.4 liest. Zeiten sind in Sekunden, Bereiche halboffen.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when; of markers, names beyond 62 bytes.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat; bei Markern Namen über 62 Byte.</translation>
    </message>
    <message>
        <source>One row for each range, for each instance of a counted tag: clip, tag, start and stop in frames, the rate, start and stop in seconds. Ranges are half-open: stop is the first frame and the first moment after the range; or last, where that is chosen, the last frame in it and its moment. UTF-8, as RFC 4180 says. A text that a spreadsheet would run as a formula gets a &apos; before it, and the table a column formula_guard.</source>
        <translation>Eine Zeile je Bereich, je Instanz eines gezählten Tags: Clip, Tag, Anfang und Ende in Frames, die Bildrate, Anfang und Ende in Sekunden. Bereiche sind halboffen: Das Ende ist der erste Frame und der erste Moment nach dem Bereich; oder, wo das gewählt ist, der letzte Frame in ihm und dessen Moment. UTF-8, wie RFC 4180 sagt. Ein Text, den eine Tabellenkalkulation als Formel ausführen würde, bekommt ein &apos; davor, und die Tabelle eine Spalte formula_guard.</translation>
    </message>
    <message>
        <source>Table of properties (CSV)</source>
        <translation>Tabelle der Eigenschaften (CSV)</translation>
    </message>
    <message>
        <source>One row for each range on which a property has a value: clip, property, value, its type (number, text or truth), start and stop in frames, the rate, start and stop in seconds, as the table of tags has them. Who tagged and when are properties too. A text that a spreadsheet would run as a formula gets a &apos; before it, and the table a column formula_guard.</source>
        <translation>Eine Zeile je Bereich, auf dem eine Eigenschaft einen Wert hat: Clip, Eigenschaft, Wert, dessen Art (number, text oder truth), Anfang und Ende in Frames, die Bildrate, Anfang und Ende in Sekunden, wie in der Tabelle der Tags. Wer wann getaggt hat, sind auch Eigenschaften. Ein Text, den eine Tabellenkalkulation als Formel ausführen würde, bekommt ein &apos; davor, und die Tabelle eine Spalte formula_guard.</translation>
    </message>
    <message>
        <source>Captions, tags, and values of their instances; states of clips.</source>
        <translation>Beschreibungen, Tags und Werte ihrer Instanzen; Status der Clips.</translation>
    </message>
    <message>
        <source>Captions, properties, who tagged and when, the motion itself, and / : , [ in the clips&apos; names; of clips of one name the first alone keeps it, others get their file&apos;s before it.</source>
        <translation>Beschreibungen, Eigenschaften, wer wann getaggt hat, die Bewegung selbst, und / : , [ in den Namen der Clips; von Clips gleichen Namens behält ihn nur der erste, andere bekommen den ihrer Datei davor.</translation>
    </message>
    <message>
        <source>Tables clips, tags, ranges and properties, and the views tagged and valued, which give names and seconds. A counted tag has a range for each instance, and its values in instance_values, by the rowid of the range. A clip&apos;s state is untouched, begun, done or reviewed. Ranges are in frames and half-open: stop_frame is the first frame after the range. A frame is at frame * fps_den / fps_num seconds.</source>
        <translation>Tabellen clips, tags, ranges und properties, und die Sichten tagged und valued, die Namen und Sekunden geben. Ein gezähltes Tag hat einen Bereich je Instanz, und deren Werte in instance_values, nach der rowid des Bereichs. Der Status eines Clips ist untouched, begun, done oder reviewed. Bereiche sind in Frames und halboffen: stop_frame ist der erste Frame nach dem Bereich. Ein Frame liegt bei frame * fps_den / fps_num Sekunden.</translation>
    </message>
    <message>
        <source>A file for each clip (EAF 3.0), a tier for each of its tags, in thousandths of a second. Captions have tiers of their own, of the type caption. An annotation ends with the first moment after its range; rate and length stand in the header.</source>
        <translation>Eine Datei je Clip (EAF 3.0), eine Ebene je Tag, in Tausendstelsekunden. Beschreibungen haben eigene Ebenen vom Typ caption. Eine Annotation endet mit dem ersten Moment nach ihrem Bereich; Bildrate und Länge stehen im Kopf.</translation>
    </message>
    <message>
        <source>Properties, who tagged, wrote and when; above 500 frames a second, the exact frame.</source>
        <translation>Eigenschaften, wer wann getaggt und geschrieben hat; über 500 Frames je Sekunde der genaue Frame.</translation>
    </message>
    <message>
        <source>A file for each clip, a tier for each of its tags, in seconds. Captions have tiers of that name. An interval ends where the first frame after it begins.</source>
        <translation>Eine Datei je Clip, eine Ebene je Tag, in Sekunden. Beschreibungen haben Ebenen namens captions. Ein Intervall endet, wo der erste Frame danach beginnt.</translation>
    </message>
    <message>
        <source>Properties, who tagged, wrote and when, line breaks of captions, and the rate.</source>
        <translation>Eigenschaften, wer wann getaggt und geschrieben hat, Zeilenumbrüche von Beschreibungen und die Bildrate.</translation>
    </message>
    <message>
        <source>A file for each clip, one cue a range or caption, in thousandths of a second; those of captions are named so. A cue ends with the first moment after its range.</source>
        <translation>Eine Datei je Clip, ein Untertitel je Bereich oder Beschreibung, in Tausendstelsekunden; die von Beschreibungen heißen so. Ein Untertitel endet mit dem ersten Moment nach seinem Bereich.</translation>
    </message>
    <message>
        <source>Properties, who tagged, wrote and when, and line breaks of captions; above 500 frames a second, the exact frame.</source>
        <translation>Eigenschaften, wer wann getaggt und geschrieben hat, und Zeilenumbrüche von Beschreibungen; über 500 Frames je Sekunde der genaue Frame.</translation>
    </message>
</context>
<context>
    <name>tagline::ExportPresenter</name>
    <message numerus="yes">
        <source>%n file(s) are not read yet.</source>
        <translation>
            <numerusform>%n Datei ist noch nicht gelesen.</numerusform>
            <numerusform>%n Dateien sind noch nicht gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n Datei war nicht lesbar.</numerusform>
            <numerusform>%n Dateien waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n file(s) could not be read.</source>
        <translation>
            <numerusform>Die Tags von %n Datei waren nicht lesbar.</numerusform>
            <numerusform>Die Tags von %n Dateien waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s) to %1</source>
        <translation>
            <numerusform>%n Datei nach %1 exportiert</numerusform>
            <numerusform>%n Dateien nach %1 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>An export is still running: wait for it or cancel it.</source>
        <translation>Ein Export läuft noch: warten oder abbrechen.</translation>
    </message>
    <message>
        <source>Export a File for Each Clip to a Folder</source>
        <translation>Eine Datei je Clip in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Export Tags</source>
        <translation>Tags exportieren</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>%1, but not all: %2</source>
        <translation>%1, aber nicht alles: %2</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nichts wurde exportiert.</translation>
    </message>
    <message>
        <source>no clip has frames that the query finds</source>
        <translation>kein Clip hat Frames, die die Abfrage findet</translation>
    </message>
    <message>
        <source>Exported to %1 and %2</source>
        <translation>Exportiert nach %1 und %2</translation>
    </message>
</context>
<context>
    <name>tagline::FailedModelWatch</name>
    <message>
        <source>Looking at files on the disk</source>
        <translation>Dateien auf der Platte ansehen</translation>
    </message>
</context>
<context>
    <name>tagline::FieldInput</name>
    <message>
        <source>%1: no entry has these letters</source>
        <translation>%1: Kein Eintrag hat diese Buchstaben</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>tagline::FigurePainter</name>
    <message>
        <source>The graphics driver closed its OpenGL context.</source>
        <translation>Der Grafiktreiber hat seinen OpenGL-Kontext geschlossen.</translation>
    </message>
    <message>
        <source>The figure was not drawn: %1</source>
        <translation>Die Figur wurde nicht gezeichnet: %1</translation>
    </message>
</context>
<context>
    <name>tagline::FileTexts</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>Tagline libraries (*.tagline)</source>
        <translation>Tagline-Bibliotheken (*.tagline)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>tagline::FilteredOutNote</name>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show all clips</source>
        <translation>Alle Clips zeigen</translation>
    </message>
    <message>
        <source>Clear the filter and show every clip, the open one among them</source>
        <translation>Den Filter leeren und jeden Clip zeigen, auch den offenen</translation>
    </message>
    <message>
        <source>Open but filtered out: %1</source>
        <translation>Offen, aber ausgefiltert: %1</translation>
    </message>
</context>
<context>
    <name>tagline::FormerMotionSession</name>
    <message>
        <source>Comparing with former versions</source>
        <translation>Mit früheren Fassungen vergleichen</translation>
    </message>
</context>
<context>
    <name>tagline::FrameOptionsForm</name>
    <message>
        <source>Add the places of all &amp;joints</source>
        <translation>Orte aller &amp;Gelenke hinzufügen</translation>
    </message>
    <message>
        <source>F&amp;rame rate</source>
        <translation>Bild&amp;rate</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>S&amp;ignals</source>
        <translation>S&amp;ignale</translation>
    </message>
    <message>
        <source>Spli&amp;ts</source>
        <translation>Auf&amp;teilung</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>each clip&apos;s own</source>
        <translation>die jedes Clips</translation>
    </message>
    <message>
        <source>Frames per second that all clips are sampled at: 20, 29.97 or 30000/1001</source>
        <translation>Frames je Sekunde, mit denen alle Clips abgetastet werden: 20, 29.97 oder 30000/1001</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At the nearest sampled frame</source>
        <translation>Am nächsten abgetasteten Frame</translation>
    </message>
    <message>
        <source>At each sampled frame that shares their time</source>
        <translation>An jedem abgetasteten Frame, der ihre Zeit teilt</translation>
    </message>
    <message>
        <source>Which frames have a point, or a range that lies between two sampled frames</source>
        <translation>Welche Frames einen Punkt haben, oder einen Bereich zwischen zwei abgetasteten Frames</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>none; or as queries write them, such as: speed(), height(LeftFoot)</source>
        <translation>keine; oder wie in Abfragen, etwa: speed(), height(LeftFoot)</translation>
    </message>
    <message>
        <source>Numbers of the motion that each frame gets, with commas between them</source>
        <translation>Zahlen der Bewegung, die jeder Frame bekommt, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Three numbers for each joint and frame, in metres</source>
        <translation>Drei Zahlen je Gelenk und Frame, in Metern</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Of a hundred files, how many are for training, validation and test; a file stays in its split</source>
        <translation>Wie viele von hundert Dateien zum Training, zur Validierung und zum Test sind; eine Datei bleibt in ihrem Teil</translation>
    </message>
    <message>
        <source>“%1” is no frame rate: type frames a second, such as 20, 29.97 or 30000/1001</source>
        <translation>„%1“ ist keine Bildrate: Frames je Sekunde eingeben, etwa 20, 29.97 oder 30000/1001</translation>
    </message>
    <message>
        <source>Splits are three numbers that are not all 0, such as 80, 10, 10</source>
        <translation>Aufteilungen sind drei Zahlen, nicht alle 0, etwa 80, 10, 10</translation>
    </message>
    <message>
        <source>“%1” are no signals: type them as queries write them, such as speed(), height(LeftFoot)</source>
        <translation>„%1“ sind keine Signale: wie in Abfragen eingeben, etwa speed(), height(LeftFoot)</translation>
    </message>
</context>
<context>
    <name>tagline::FrameSpinBox</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
</context>
<context>
    <name>tagline::GhostPresenter</name>
    <message numerus="yes">
        <source>Ghosts stand %n frame(s) apart already.</source>
        <translation>
            <numerusform>Geisterbilder stehen schon %n Frame auseinander.</numerusform>
            <numerusform>Geisterbilder stehen schon %n Frames auseinander.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::GroundRow</name>
    <message>
        <source>Root motion</source>
        <translation>Wurzelbewegung</translation>
    </message>
    <message>
        <source>How fast the root moves over the ground and turns, averaged over a second or two. View ▸ Trajectory shows its path</source>
        <translation>Wie schnell die Wurzel sich über den Boden bewegt und dreht, über ein bis zwei Sekunden gemittelt. „Ansicht ▸ Bahn“ zeigt ihren Weg</translation>
    </message>
    <message>
        <source>Root motion: how clips move the figure over the ground. %1</source>
        <translation>Wurzelbewegung: wie Clips die Figur über den Boden bewegen. %1</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>%1 °/s left</source>
        <translation>%1 °/s links</translation>
    </message>
    <message>
        <source>%1 °/s right</source>
        <translation>%1 °/s rechts</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>speed and turning</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Root motion now: %1</source>
        <translation>Wurzelbewegung jetzt: %1</translation>
    </message>
</context>
<context>
    <name>tagline::GroupTotals</name>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 min</source>
        <translation>%1 · %2 min</translation>
    </message>
    <message>
        <source>%1 · none with a hit</source>
        <translation>%1 · keiner mit Treffer</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 lit</source>
        <translation>%1 · %2 · %3 leuchten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln with hits</source>
        <translation>
            <numerusform>%Ln mit Treffern</numerusform>
            <numerusform>%Ln mit Treffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln done</source>
        <translation>
            <numerusform>%1 · %Ln fertig</numerusform>
            <numerusform>%1 · %Ln fertig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>%1 · saved</source>
        <translation>%1 · gespeichert</translation>
    </message>
    <message>
        <source>%1: undone; click to redo</source>
        <translation>%1: zurückgenommen; anklicken zum Wiederholen</translation>
    </message>
    <message>
        <source>%1: click to return to this state</source>
        <translation>%1: anklicken, um zu diesem Stand zurückzukehren</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, zurückgenommen</translation>
    </message>
</context>
<context>
    <name>tagline::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Every change, oldest first; Enter returns to the state after it</source>
        <translation>Jede Änderung, die älteste zuerst; Enter kehrt zum Stand danach zurück</translation>
    </message>
    <message>
        <source>Nothing is open. Every change stands here, to be returned to.</source>
        <translation>Nichts ist geöffnet. Hier steht jede Änderung, zu der man zurückkehren kann.</translation>
    </message>
</context>
<context>
    <name>tagline::HistoryPresenter</name>
    <message>
        <source>it changes locked tag sets (%1). Unlock them in Tag ▸ Tag Sets</source>
        <translation>es ändert gesperrte Tag-Sätze (%1). In „Tag ▸ Tag-Sätze“ entsperren</translation>
    </message>
    <message>
        <source>Not undone: “%1”, for %2, then undo again.</source>
        <translation>Nicht zurückgenommen: „%1“, denn %2, dann noch einmal zurücknehmen.</translation>
    </message>
    <message>
        <source>Not redone: “%1”, for %2, then redo again.</source>
        <translation>Nicht wiederholt: „%1“, denn %2, dann noch einmal wiederholen.</translation>
    </message>
    <message numerus="yes">
        <source>This changed %n other clip(s).</source>
        <translation>
            <numerusform>Das hat %n anderen Clip geändert.</numerusform>
            <numerusform>Das hat %n andere Clips geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This changed %n clip(s).</source>
        <translation>
            <numerusform>Das änderte %n Clip.</numerusform>
            <numerusform>Das änderte %n Clips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::HitTagging</name>
    <message>
        <source>This cannot be a tag&apos;s name: %1.</source>
        <translation>Das kann nicht der Name eines Tags sein: %1.</translation>
    </message>
    <message>
        <source>%1 is a namespace, not a tag.</source>
        <translation>%1 ist ein Namensraum, kein Tag.</translation>
    </message>
    <message>
        <source>“%1” is a synonym of %2.</source>
        <translation>„%1“ ist ein Synonym von %2.</translation>
    </message>
    <message>
        <source>Makes a new tag, “%1”.</source>
        <translation>Legt ein neues Tag an, „%1“.</translation>
    </message>
    <message>
        <source>In the tag set %1.</source>
        <translation>Im Tag-Satz %1.</translation>
    </message>
    <message>
        <source>%1 in %2, %3. Which tag should they get?</source>
        <translation>%1 in %2, %3. Welches Tag sollen sie bekommen?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag the Kept Hits</source>
        <translation>Behaltene Treffer taggen</translation>
    </message>
    <message>
        <source>Tag These Hits</source>
        <translation>Diese Treffer taggen</translation>
    </message>
    <message>
        <source>Tag Hits</source>
        <translation>Treffer taggen</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n Kept Hit(s) as %1</source>
        <translation>
            <numerusform>%n behaltenen Treffer als %1 taggen</numerusform>
            <numerusform>%n behaltene Treffer als %1 taggen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n Hit(s) as %1</source>
        <translation>
            <numerusform>%n Treffer als %1 taggen</numerusform>
            <numerusform>%n Treffer als %1 taggen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n hit(s) as %1</source>
        <translation>
            <numerusform>%n Treffer als %1 getaggt</numerusform>
            <numerusform>%n Treffer als %1 getaggt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::ImportSettingsDialog</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a unit or an axis, and how it is known</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>Importeinstellungen</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Aus der Datei</translation>
    </message>
    <message>
        <source>Guessed from the keys (%1)</source>
        <translation>Aus den Keyframes geschätzt (%1)</translation>
    </message>
    <message>
        <source>From the file (%1)</source>
        <translation>Aus der Datei (%1)</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>Frames per second. glTF and Collada files do not store it: it is guessed from the keys</source>
        <translation>Frames je Sekunde. glTF- und Collada-Dateien speichern sie nicht: Sie wird aus den Keyframes geschätzt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>The length of one unit in the file</source>
        <translation>Die Länge einer Einheit in der Datei</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Hochachse</translation>
    </message>
    <message>
        <source>Which axis of the file points up</source>
        <translation>Welche Achse der Datei nach oben zeigt</translation>
    </message>
    <message>
        <source>Read File Again</source>
        <translation>Datei neu lesen</translation>
    </message>
    <message>
        <source>From the file or its tags (%1)</source>
        <translation>Aus der Datei oder ihren Tags (%1)</translation>
    </message>
</context>
<context>
    <name>tagline::ImportSettingsPresenter</name>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>Importeinstellungen</translation>
    </message>
</context>
<context>
    <name>tagline::InstanceValueFields</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message numerus="yes">
        <source>Values of %n instance(s)</source>
        <translation>
            <numerusform>Werte von %n Instanz</numerusform>
            <numerusform>Werte von %n Instanzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is set here goes to all %n instance(s).</source>
        <translation>
            <numerusform>Was hier gesetzt wird, geht an %n Instanz.</numerusform>
            <numerusform>Was hier gesetzt wird, geht an alle %n Instanzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text, a number, or true or false; in quotes always text. Emptied, the value goes (Enter sets)</source>
        <translation>Text, Zahl oder true oder false; in Anführungszeichen immer Text. Geleert verschwindet der Wert (Enter setzt)</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Take %1 away from the instances, when all is set</source>
        <translation>%1 den Instanzen nehmen, wenn alles gesetzt wird</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>Name of a new value</source>
        <translation>Name eines neuen Werts</translation>
    </message>
    <message>
        <source>Name of new value %1</source>
        <translation>Name des neuen Werts %1</translation>
    </message>
    <message>
        <source>What the new value says, such as hand; names that other instances have are in the list</source>
        <translation>Was der neue Wert sagt, etwa hand; Namen, die andere Instanzen haben, stehen in der Liste</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>New value %1</source>
        <translation>Neuer Wert %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The new value needs a name, such as hand.</source>
        <translation>Der neue Wert braucht einen Namen, etwa hand.</translation>
    </message>
    <message>
        <source>“range” is what the frames of an instance are called: take another name.</source>
        <translation>„range“ heißen die Frames einer Instanz: einen anderen Namen nehmen.</translation>
    </message>
    <message>
        <source>%1 is there twice: an instance has one value of each name.</source>
        <translation>%1 ist zweimal da: Eine Instanz hat einen Wert je Namen.</translation>
    </message>
    <message>
        <source>Type a value for %1.</source>
        <translation>Einen Wert für %1 eingeben.</translation>
    </message>
</context>
<context>
    <name>tagline::JointBox</name>
    <message>
        <source>%1: not in this figure</source>
        <translation>%1: nicht in dieser Figur</translation>
    </message>
</context>
<context>
    <name>tagline::JointEntries</name>
    <message>
        <source>Upper body</source>
        <translation>Oberkörper</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Beine</translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation>Linker Arm</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>Rechter Arm</translation>
    </message>
    <message>
        <source>Whole body</source>
        <translation>Ganzer Körper</translation>
    </message>
    <message>
        <source>Upper</source>
        <comment>the upper body, in a narrow place</comment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the left arm, in a narrow place</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>the right arm, in a narrow place</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Whole</source>
        <comment>the whole body, in a narrow place</comment>
        <translation>Ganz</translation>
    </message>
</context>
<context>
    <name>tagline::JointPickerPopup</name>
    <message>
        <source>Choose a joint</source>
        <translation>Gelenk wählen</translation>
    </message>
    <message>
        <source>Type to find a joint</source>
        <translation>Tippen, um ein Gelenk zu finden</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Gelenk finden</translation>
    </message>
    <message>
        <source>Show only joints whose names contain this; Up and Down choose, Enter takes one</source>
        <translation>Nur Gelenke zeigen, deren Namen dies enthalten; Hoch und Runter wählen, Enter nimmt eines</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Click a joint or a part of the body to take it</source>
        <translation>Ein Gelenk oder einen Körperteil anklicken, um es zu nehmen</translation>
    </message>
</context>
<context>
    <name>tagline::JointPresenter</name>
    <message>
        <source>No joint is named already.</source>
        <translation>Es ist schon kein Gelenk beschriftet.</translation>
    </message>
    <message>
        <source>The joints near the mouse are named already.</source>
        <translation>Die Gelenke nahe der Maus sind schon beschriftet.</translation>
    </message>
    <message>
        <source>All joints are named already.</source>
        <translation>Alle Gelenke sind schon beschriftet.</translation>
    </message>
    <message>
        <source>%1: its path is switched off (%2).</source>
        <translation>%1: Seine Bahn ist abgeschaltet (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1: its way %n frame(s) before and after</source>
        <translation>
            <numerusform>%1: seine Bahn, %n Frame davor und danach</numerusform>
            <numerusform>%1: seine Bahn, %n Frames davor und danach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a clip alone shows a joint&apos;s way.</source>
        <translation>%1: Nur ein einzelner Clip zeigt die Bahn eines Gelenks.</translation>
    </message>
    <message>
        <source>%1: click the joint to measure to.</source>
        <translation>%1: das Gelenk anklicken, bis zu dem gemessen wird.</translation>
    </message>
    <message>
        <source>Measuring between joints</source>
        <translation>Das Messen zwischen Gelenken</translation>
    </message>
    <message>
        <source>Measuring goes on: click two joints, or press Esc to end it.</source>
        <translation>Es wird weiter gemessen: zwei Gelenke anklicken, Esc beendet.</translation>
    </message>
    <message>
        <source>Measuring between joints is off.</source>
        <translation>Messen zwischen Gelenken ist aus.</translation>
    </message>
    <message>
        <source>Click two joints: what lies between them is measured. Esc ends it.</source>
        <translation>Zwei Gelenke anklicken: gemessen wird, was dazwischen liegt. Esc beendet.</translation>
    </message>
    <message>
        <source>Measured between %1 and %2; the next click begins again, Esc ends it.</source>
        <translation>Zwischen %1 und %2 gemessen; der nächste Klick beginnt neu, Esc beendet.</translation>
    </message>
</context>
<context>
    <name>tagline::KeyEdit</name>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>Press a digit or a letter; Backspace removes the key</source>
        <translation>Ziffer oder Buchstaben drücken; Rücktaste entfernt die Taste</translation>
    </message>
    <message>
        <source>Key of the tag</source>
        <translation>Taste des Tags</translation>
    </message>
</context>
<context>
    <name>tagline::KeyHints</name>
    <message>
        <source>Keys to know</source>
        <translation>Wichtige Tasten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key, and what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tagline::KeyPresets</name>
    <message>
        <source>All keys as they were at first</source>
        <translation>Alle Tasten, wie sie zuerst waren</translation>
    </message>
    <message>
        <source>Shift and arrows to the ends, Home for the whole clip, A, X, M and F3 as in Blender</source>
        <translation>Umschalt und Pfeile zu den Enden, Pos1 für den ganzen Clip, A, X, M und F3 wie in Blender</translation>
    </message>
    <message>
        <source>Comma and full stop go to edges, with Alt by frames, Z undoes, as in Maya</source>
        <translation>Komma und Punkt gehen zu Kanten, mit Alt um Frames, Z macht rückgängig, wie in Maya</translation>
    </message>
    <message>
        <source>Ctrl and arrows by frames, Alt and arrows to edges, Alt+N and Alt+D as in ELAN</source>
        <translation>Strg und Pfeile um Frames, Alt und Pfeile zu Kanten, Alt+N und Alt+D wie in ELAN</translation>
    </message>
</context>
<context>
    <name>tagline::KeySheet</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>tagline::KeyTable</name>
    <message>
        <source>Assign Key</source>
        <translation>Taste zuweisen</translation>
    </message>
    <message>
        <source>Reset Key</source>
        <translation>Taste zurücksetzen</translation>
    </message>
    <message>
        <source>Digits over the letters are always tag keys, letters in tag mode (T): a short press starts a range and the next one stops it, a held key tags while it is held, Shift paints, Ctrl+Shift erases. Wheel: zoom the timeline at the cursor. Shift+wheel: pan. Ctrl+wheel: scroll lanes. Alt while dragging: no snapping.</source>
        <translation>Ziffern über den Buchstaben sind immer Tag-Tasten, Buchstaben im Tag-Modus (T): Ein kurzer Druck beginnt einen Bereich, der nächste beendet ihn; eine gehaltene Taste taggt, solange sie gehalten wird, Umschalt malt, Strg+Umschalt radiert. Mausrad: die Zeitleiste am Cursor zoomen. Umschalt+Mausrad: verschieben. Strg+Mausrad: Spuren scrollen. Alt beim Ziehen: nicht einrasten.</translation>
    </message>
    <message>
        <source>Filter by action or key</source>
        <translation>Nach Aktion oder Taste filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show only the actions whose name, key or tip has these words</source>
        <translation>Nur die Aktionen zeigen, deren Name, Taste oder Hinweis diese Wörter hat</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>Tasten wie in</translation>
    </message>
    <message>
        <source>Give all actions the keys that you may know from another program</source>
        <translation>Allen Aktionen die Tasten geben, die aus einem anderen Programm vertraut sind</translation>
    </message>
    <message>
        <source>your own keys</source>
        <translation>eigene Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>Aktionen und Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the new key for the chosen action</source>
        <translation>Die neue Taste für die gewählte Aktion drücken</translation>
    </message>
    <message>
        <source>Assign the key in the field to the chosen action; an empty field removes its key</source>
        <translation>Die Taste im Feld der gewählten Aktion zuweisen; ein leeres Feld entfernt ihre Taste</translation>
    </message>
    <message>
        <source>Restore the default keys of the chosen action</source>
        <translation>Die Standardtasten der gewählten Aktion wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Keys as in</source>
        <translation>&amp;Tasten wie in</translation>
    </message>
    <message>
        <source>Tag keys</source>
        <translation>Tag-Tasten</translation>
    </message>
    <message>
        <source>%1 in tag mode</source>
        <translation>%1 im Tag-Modus</translation>
    </message>
    <message>
        <source>%1 in tag mode (otherwise “%2”)</source>
        <translation>%1 im Tag-Modus (sonst „%2“)</translation>
    </message>
    <message>
        <source>Change the key of a tag in the palette</source>
        <translation>Die Taste eines Tags in der Palette ändern</translation>
    </message>
    <message>
        <source>Keys as in %1</source>
        <translation>Tasten wie in %1</translation>
    </message>
    <message>
        <source>Do the keys of %1 replace those that you chose?</source>
        <translation>Sollen die Tasten von %1 die selbst gewählten ersetzen?</translation>
    </message>
    <message>
        <source>Save Settings to File keeps yours, to be taken again.</source>
        <translation>„Einstellungen in Datei speichern“ bewahrt die eigenen, um sie wieder zu laden.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”.</source>
        <translation>%1 gehört schon zu „%2“.</translation>
    </message>
</context>
<context>
    <name>tagline::KeyTips</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tagline::LaneFilterField</name>
    <message>
        <source>Filter lanes</source>
        <translation>Spuren filtern</translation>
    </message>
    <message>
        <source>Lane filter</source>
        <translation>Spurfilter</translation>
    </message>
    <message>
        <source>Show only lanes whose names contain this or match /a regular expression/</source>
        <translation>Nur Spuren zeigen, deren Namen dies enthalten oder auf /einen regulären Ausdruck/ passen</translation>
    </message>
</context>
<context>
    <name>tagline::LaneHeadButtons</name>
    <message>
        <source>Hide the lane %1</source>
        <translation>Die Spur %1 ausblenden</translation>
    </message>
    <message>
        <source>Hide this lane; its tag stays</source>
        <translation>Diese Spur ausblenden; ihr Tag bleibt</translation>
    </message>
    <message>
        <source>Unlock the lane %1</source>
        <translation>Die Spur %1 entsperren</translation>
    </message>
    <message>
        <source>Lock the lane %1</source>
        <translation>Die Spur %1 sperren</translation>
    </message>
    <message>
        <source>Let the ranges of this lane be edited again</source>
        <translation>Die Bereiche dieser Spur wieder bearbeiten lassen</translation>
    </message>
    <message>
        <source>Keep the ranges of this lane from being edited</source>
        <translation>Die Bereiche dieser Spur nicht bearbeiten lassen</translation>
    </message>
</context>
<context>
    <name>tagline::LayoutActions</name>
    <message>
        <source>The layout %1 is shown as it was made.</source>
        <translation>Das Layout %1 wird gezeigt, wie es angelegt wurde.</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Layout %1</translation>
    </message>
    <message>
        <source>The layout %1 cannot be read: it is damaged, or of another version of Tagline. The layout %2 is shown instead; Save Layout As… replaces the damaged one.</source>
        <translation>Das Layout %1 ist nicht lesbar: beschädigt oder von einer anderen Version von Tagline. Stattdessen wird das Layout %2 gezeigt; „Layout speichern unter&#xa0;…“ ersetzt das beschädigte.</translation>
    </message>
    <message>
        <source>Show your layout %1</source>
        <translation>Das eigene Layout %1 zeigen</translation>
    </message>
    <message>
        <source>You saved no layout yet.</source>
        <translation>Noch ist kein Layout gespeichert.</translation>
    </message>
    <message>
        <source>Where the panels stood cannot be read: it is damaged, or of another version of Tagline. The layout %1 is shown instead.</source>
        <translation>Wo die Panels standen, ist nicht lesbar: beschädigt oder von einer anderen Version von Tagline. Stattdessen wird das Layout %1 gezeigt.</translation>
    </message>
    <message>
        <source>Save Layout</source>
        <translation>Layout speichern</translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation>Name des Layouts:</translation>
    </message>
    <message>
        <source>Layout %1 is saved; it stands in View ▸ Layouts</source>
        <translation>Layout %1 ist gespeichert; es steht in „Ansicht ▸ Layouts“</translation>
    </message>
    <message>
        <source>A layout needs a name.</source>
        <translation>Ein Layout braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 is a layout of Tagline&apos;s own: give yours another name.</source>
        <translation>%1 ist ein Layout von Tagline selbst: dem eigenen einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Replace Layout</source>
        <translation>Layout ersetzen</translation>
    </message>
    <message>
        <source>There is a layout %1 already. Does this one replace it?</source>
        <translation>Ein Layout %1 gibt es schon. Soll dieses es ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Rename Layout</source>
        <translation>Layout umbenennen</translation>
    </message>
    <message>
        <source>Layout to rename:</source>
        <translation>Layout, das umbenannt wird:</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Neuer Name von %1:</translation>
    </message>
    <message>
        <source>The layout has that name.</source>
        <translation>Das Layout hat diesen Namen.</translation>
    </message>
    <message>
        <source>Layout %1 is named %2 now</source>
        <translation>Layout %1 heißt jetzt %2</translation>
    </message>
    <message>
        <source>Remove Layout</source>
        <translation>Layout entfernen</translation>
    </message>
    <message>
        <source>Layout to remove:</source>
        <translation>Layout, das entfernt wird:</translation>
    </message>
    <message>
        <source>Layout %1 is removed</source>
        <translation>Layout %1 ist entfernt</translation>
    </message>
</context>
<context>
    <name>tagline::LetterHints</name>
    <message>
        <source>%1 tags %2 in tag mode%3.</source>
        <translation>%1 taggt %2 im Tag-Modus%3.</translation>
    </message>
    <message>
        <source>%1 is “%2”; in tag mode%3 it tags %4.</source>
        <translation>%1 ist „%2“; im Tag-Modus%3 taggt es %4.</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryCheckup</name>
    <message>
        <source>Motion: frozen</source>
        <translation>Bewegung: eingefroren</translation>
    </message>
    <message>
        <source>Motion: pop</source>
        <translation>Bewegung: Sprung</translation>
    </message>
    <message>
        <source>Motion: jitter</source>
        <translation>Bewegung: Zittern</translation>
    </message>
    <message>
        <source>Motion: foot slide</source>
        <translation>Bewegung: Fußrutschen</translation>
    </message>
    <message>
        <source>Motion: floating</source>
        <translation>Bewegung: Schweben</translation>
    </message>
    <message>
        <source>Motion: under the floor</source>
        <translation>Bewegung: unter dem Boden</translation>
    </message>
    <message>
        <source>Motion: calibration pose</source>
        <translation>Bewegung: Kalibrierpose</translation>
    </message>
    <message>
        <source>Motion: joint limit</source>
        <translation>Bewegung: Gelenkgrenze</translation>
    </message>
    <message>
        <source>Files are readable</source>
        <translation>Dateien sind lesbar</translation>
    </message>
    <message>
        <source>Sidecars fit their files</source>
        <translation>Begleitdateien passen zu ihren Dateien</translation>
    </message>
    <message>
        <source>Tags are in the vocabulary</source>
        <translation>Tags stehen im Vokabular</translation>
    </message>
    <message>
        <source>Values are as declared</source>
        <translation>Werte sind wie vereinbart</translation>
    </message>
    <message>
        <source>Groups are kept</source>
        <translation>Gruppen sind eingehalten</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryColumns</name>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>matched frames</source>
        <translation>gefundene Frames</translation>
    </message>
    <message>
        <source>hit %</source>
        <translation>Treffer %</translation>
    </message>
    <message>
        <source>first hit</source>
        <translation>erster Treffer</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>frame rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>minutes spent</source>
        <translation>Minuten Arbeit</translation>
    </message>
    <message>
        <source>Hit %</source>
        <translation>Treffer %</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>fps</source>
        <translation>fps</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>What share of each clip the query found; a click puts most first</source>
        <translation>Welchen Anteil jedes Clips die Abfrage gefunden hat; ein Klick stellt die größten nach vorn</translation>
    </message>
    <message>
        <source>The first frame that the query found; a click puts the earliest first</source>
        <translation>Der erste Frame, den die Abfrage gefunden hat; ein Klick stellt die frühesten nach vorn</translation>
    </message>
    <message>
        <source>How many frames each clip has; a click puts the longest first</source>
        <translation>Wie viele Frames jeder Clip hat; ein Klick stellt die längsten nach vorn</translation>
    </message>
    <message>
        <source>How long each clip is in seconds; a click puts the longest first</source>
        <translation>Wie lang jeder Clip in Sekunden ist; ein Klick stellt die längsten nach vorn</translation>
    </message>
    <message>
        <source>Frames a second; a click puts most first</source>
        <translation>Frames je Sekunde; ein Klick stellt die meisten nach vorn</translation>
    </message>
    <message>
        <source>How many joints the skeleton has; a click puts most first</source>
        <translation>Wie viele Gelenke das Skelett hat; ein Klick stellt die meisten nach vorn</translation>
    </message>
    <message>
        <source>How many tags each clip has; a click puts most first</source>
        <translation>Wie viele Tags jeder Clip hat; ein Klick stellt die meisten nach vorn</translation>
    </message>
    <message>
        <source>How many warnings and repairs there are; they stand in the row&apos;s tooltip. A click puts most first</source>
        <translation>Wie viele Warnungen und Reparaturen es gibt; sie stehen im Hinweis der Zeile. Ein Klick stellt die meisten nach vorn</translation>
    </message>
    <message>
        <source>How far people are with each clip: untouched, begun, done or reviewed; a click puts those first that are least far</source>
        <translation>Wie weit jeder Clip ist: unberührt, begonnen, fertig oder geprüft; ein Klick stellt die am wenigsten weiten nach vorn</translation>
    </message>
    <message>
        <source>How many minutes you worked on each clip, once the settings say that they are counted; a click puts most first</source>
        <translation>Wie viele Minuten an jedem Clip gearbeitet wurde, sobald die Einstellungen sie zählen lassen; ein Klick stellt die meisten nach vorn</translation>
    </message>
    <message>
        <source>The property %1 of each clip; a click puts the smallest first, clips without one last</source>
        <translation>Die Eigenschaft %1 jedes Clips; ein Klick stellt die kleinsten nach vorn, Clips ohne zuletzt</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Unberührt</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>Reviewed by ana</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryDocument</name>
    <message>
        <source>Merge Changes of Another Program</source>
        <translation>Änderungen eines anderen Programms zusammenführen</translation>
    </message>
    <message>
        <source>Merge Another Program&apos;s Changes</source>
        <translation>Änderungen eines anderen Programms zusammenführen</translation>
    </message>
    <message>
        <source>Add Tags and Queries from %1</source>
        <translation>Tags und Abfragen aus %1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryHead</name>
    <message>
        <source>Columns of the library</source>
        <translation>Spalten der Bibliothek</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>Nach %1 sortieren</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Nach Namen sortieren</translation>
    </message>
    <message>
        <source>File name and folder of each clip; a click sorts by name, the next by folder</source>
        <translation>Dateiname und Ordner jedes Clips; ein Klick sortiert nach Namen, der nächste nach Ordnern</translation>
    </message>
    <message>
        <source>How many frames of each clip the query found; a click puts most first</source>
        <translation>Wie viele Frames jedes Clips die Abfrage gefunden hat; ein Klick stellt die meisten nach vorn</translation>
    </message>
    <message>
        <source>How many frames each clip has; a click puts the longest first</source>
        <translation>Wie viele Frames jeder Clip hat; ein Klick stellt die längsten nach vorn</translation>
    </message>
    <message>
        <source>Clip, by folder</source>
        <translation>Clip, nach Ordnern</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryModel</name>
    <message>
        <source>%L1 of %L2 frames that may be driven were played</source>
        <translation>%L1 von %L2 steuerbaren Frames wurden gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s) of %1</source>
        <translation>
            <numerusform>%Ln Vorschlag von %1</numerusform>
            <numerusform>%Ln Vorschläge von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1, being imported</source>
        <translation>%1, wird importiert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, failed: %2</source>
        <translation>%1, fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, zugeklappt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln matched frame(s)</source>
        <translation>
            <numerusform>%1, %Ln gefundener Frame</numerusform>
            <numerusform>%1, %Ln gefundene Frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln frame(s)</source>
        <translation>
            <numerusform>%1, %Ln Frame</numerusform>
            <numerusform>%1, %Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, warning: %2</source>
        <translation>%1, Warnung: %2</translation>
    </message>
    <message>
        <source>In the library&apos;s own folder</source>
        <translation>Im Ordner der Bibliothek selbst</translation>
    </message>
    <message>
        <source>Without tags</source>
        <translation>Ohne Tags</translation>
    </message>
    <message>
        <source>Unknown skeleton</source>
        <translation>Unbekanntes Skelett</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) without a hit</source>
        <translation>
            <numerusform>%Ln Clip ohne Treffer</numerusform>
            <numerusform>%Ln Clips ohne Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln figure(s) without a clip</source>
        <translation>
            <numerusform>%Ln Figur ohne Clip</numerusform>
            <numerusform>%Ln Figuren ohne Clip</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to show them</source>
        <translation>Anklicken zeigt sie</translation>
    </message>
    <message>
        <source>Click to fold them away</source>
        <translation>Anklicken klappt sie zu</translation>
    </message>
    <message>
        <source>Together in line %1 of the strip: %2</source>
        <translation>Zusammen in Zeile %1 des Streifens: %2</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryPresenter</name>
    <message>
        <source>Use as &amp;Character</source>
        <translation>Als &amp;Charakter verwenden</translation>
    </message>
    <message>
        <source>Show every clip that fits on this character</source>
        <translation>Jeden passenden Clip auf diesem Charakter zeigen</translation>
    </message>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>This is the first clip of the list.</source>
        <translation>Dies ist der erste Clip der Liste.</translation>
    </message>
    <message>
        <source>This is the last clip of the list.</source>
        <translation>Dies ist der letzte Clip der Liste.</translation>
    </message>
    <message>
        <source>No clip of the list has a hit.</source>
        <translation>Kein Clip der Liste hat einen Treffer.</translation>
    </message>
    <message>
        <source>Hit %1 of %2</source>
        <translation>Treffer %1 von %2</translation>
    </message>
    <message>
        <source>The importer said: %1</source>
        <translation>Der Importer sagte: %1</translation>
    </message>
    <message>
        <source>skeleton without a clip</source>
        <translation>Skelett ohne Clip</translation>
    </message>
    <message>
        <source>character without a clip</source>
        <translation>Charakter ohne Clip</translation>
    </message>
    <message>
        <source>Click to show it; its menu shows clips on it.</source>
        <translation>Anklicken zeigt ihn; sein Menü zeigt Clips auf ihm.</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) · %1</source>
        <translation>
            <numerusform>%n Frame · %1</numerusform>
            <numerusform>%n Frames · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n joint(s)</source>
        <translation>
            <numerusform> · %n Gelenk</numerusform>
            <numerusform> · %n Gelenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file changed since it was tagged: it had %n frame(s) at %1.</source>
        <translation>
            <numerusform>Die Datei hat sich seit dem Taggen geändert: Sie hatte %n Frame mit %1.</numerusform>
            <numerusform>Die Datei hat sich seit dem Taggen geändert: Sie hatte %n Frames mit %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure is %1 tall: %2</source>
        <comment>%2: should its file be read in centimetres?</comment>
        <translation>Die Figur ist %1 groß: %2</translation>
    </message>
    <message>
        <source>Its file could not be read: %1</source>
        <translation>Seine Datei war nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Its tags cannot be read: %1</source>
        <translation>Ihre Tags sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Its tags on the disk cannot be read any more; these are those from before: %1</source>
        <translation>Die Tags auf der Platte sind nicht mehr lesbar; dies sind die von vorher: %1</translation>
    </message>
    <message>
        <source>There is no room for the column %1: widen the list.</source>
        <translation>Für die Spalte %1 ist kein Platz: die Liste verbreitern.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>Add Its Tags to the &amp;Vocabulary</source>
        <translation>Seine Tags ins &amp;Vokabular aufnehmen</translation>
    </message>
    <message>
        <source>The vocabulary does not have all tags of the clip: add them; this can be undone</source>
        <translation>Das Vokabular hat nicht alle Tags des Clips: aufnehmen; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>The file was written again with another motion since it was tagged; length and rate are equal.</source>
        <translation>Die Datei wurde seit dem Taggen mit einer anderen Bewegung neu geschrieben; Länge und Rate sind gleich.</translation>
    </message>
    <message>
        <source>The file was written again since it was tagged; length and rate are equal.</source>
        <translation>Die Datei wurde seit dem Taggen neu geschrieben; Länge und Rate sind gleich.</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryTagPresenter</name>
    <message numerus="yes">
        <source>in %Ln clip(s)</source>
        <translation>
            <numerusform>in %Ln Clip</numerusform>
            <numerusform>in %Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>1 query</source>
        <translation>1 Abfrage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queries</source>
        <translation>
            <numerusform>%Ln Abfrage</numerusform>
            <numerusform>%Ln Abfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other tag(s)</source>
        <translation>
            <numerusform>%Ln anderes Tag</numerusform>
            <numerusform>%Ln andere Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tag in the Tags panel first.</source>
        <translation>Zuerst ein Tag im Panel „Tags“ wählen.</translation>
    </message>
    <message>
        <source>Choose clips in the library first.</source>
        <translation>Zuerst Clips in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>There are no tags yet: make one first%1.</source>
        <translation>Noch gibt es keine Tags: zuerst eines anlegen%1.</translation>
    </message>
    <message>
        <source>The clips were read again meanwhile: there is nothing to change.</source>
        <translation>Die Clips wurden inzwischen neu gelesen: Es gibt nichts zu ändern.</translation>
    </message>
    <message numerus="yes">
        <source>Add %1 to %n clip(s)</source>
        <translation>
            <numerusform>%n Clip %1 geben</numerusform>
            <numerusform>%n Clips %1 geben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 from %n clip(s)</source>
        <translation>
            <numerusform>%n Clip %1 nehmen</numerusform>
            <numerusform>%n Clips %1 nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>These clips have no range of %1.</source>
        <translation>Diese Clips haben keinen Bereich von %1.</translation>
    </message>
    <message>
        <source>There is no other tag to merge %1 into.</source>
        <translation>Es gibt kein anderes Tag, mit dem %1 zusammengelegt werden könnte.</translation>
    </message>
    <message>
        <source>%1 is used %2.</source>
        <translation>%1 wird verwendet: %2.</translation>
    </message>
    <message>
        <source>In a tag that is not counted, its instances lose their values.</source>
        <translation>In einem Tag, das nicht gezählt ist, verlieren seine Instanzen ihre Werte.</translation>
    </message>
    <message>
        <source>Merge Tag</source>
        <translation>Tag zusammenlegen</translation>
    </message>
    <message>
        <source>Merge it into:</source>
        <translation>Zusammenlegen mit:</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>%1 mit %2 zusammenlegen</translation>
    </message>
    <message>
        <source>There are no tags to mirror in these clips.</source>
        <translation>In diesen Clips gibt es keine Tags zu spiegeln.</translation>
    </message>
    <message>
        <source>Make Mirrored Tags</source>
        <translation>Gespiegelte Tags anlegen</translation>
    </message>
    <message>
        <source>&amp;Make Tags</source>
        <translation>&amp;Tags anlegen</translation>
    </message>
    <message>
        <source>The mirrored tags are there already.</source>
        <translation>Die gespiegelten Tags sind schon da.</translation>
    </message>
    <message>
        <source>Not everything was mirrored: %1.</source>
        <translation>Nicht alles wurde gespiegelt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Made mirrored tags in %n clip(s)</source>
        <translation>
            <numerusform>Gespiegelte Tags in %n Clip angelegt</numerusform>
            <numerusform>Gespiegelte Tags in %n Clips angelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its boundary rule and its %n example(s) were not kept</source>
        <translation>
            <numerusform>seine Kantenregel und sein %n Beispiel wurden nicht behalten</numerusform>
            <numerusform>seine Kantenregel und seine %n Beispiele wurden nicht behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its %n example(s) were not kept</source>
        <translation>
            <numerusform>sein %n Beispiel wurde nicht behalten</numerusform>
            <numerusform>seine %n Beispiele wurden nicht behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>its boundary rule was not kept</source>
        <translation>seine Kantenregel wurde nicht behalten</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what was done; what was lost</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No other clip is a mirror image of these.
Namespace of the mirrored tags in the clips themselves:</source>
        <translation>Kein anderer Clip ist ein Spiegelbild von diesen.
Namensraum der gespiegelten Tags in den Clips selbst:</translation>
    </message>
</context>
<context>
    <name>tagline::LibraryView</name>
    <message>
        <source>Sort order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>How clips are sorted and grouped, which columns are shown, and which clips are hidden</source>
        <translation>Wie Clips sortiert und gruppiert sind, welche Spalten gezeigt und welche Clips ausgeblendet werden</translation>
    </message>
    <message>
        <source>Hide clips without hits</source>
        <translation>Clips ohne Treffer ausblenden</translation>
    </message>
    <message>
        <source>Show only clips that have frames in the answer</source>
        <translation>Nur Clips zeigen, die Frames im Ergebnis haben</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 fertig</translation>
    </message>
    <message>
        <source>%1 · %2 done</source>
        <translation>%1 · %2 fertig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · sorted by %2</source>
        <translation>%1 · nach %2</translation>
    </message>
    <message>
        <source>Filter clips</source>
        <translation>Clips filtern</translation>
    </message>
    <message numerus="yes">
        <source>%1 clip(s)</source>
        <comment>so many of all</comment>
        <translation>
            <numerusform>%1 Clip</numerusform>
            <numerusform>%1 Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter %1 clip(s)</source>
        <translation>
            <numerusform>%1 Clip filtern</numerusform>
            <numerusform>%1 Clips filtern</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by name, or /expression/</source>
        <translation>Nach Namen oder /Ausdruck/ filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show All Clips</source>
        <translation>Alle Clips zeigen</translation>
    </message>
    <message>
        <source>Clear the filter and show every clip</source>
        <translation>Den Filter leeren und jeden Clip zeigen</translation>
    </message>
</context>
<context>
    <name>tagline::LikenessDialog</name>
    <message>
        <source>0 moves just the same; the line in the list says from where on it is doubtful, by how far motion of this library lies apart (in its standard deviations).</source>
        <translation>0 bewegt sich genauso; die Linie in der Liste sagt, ab wo es zweifelhaft ist, danach, wie weit Bewegung dieser Bibliothek auseinanderliegt (in ihren Standardabweichungen).</translation>
    </message>
    <message>
        <source>&amp;Mirrored too</source>
        <translation>Auch ge&amp;spiegelt</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>A&amp;blehnen</translation>
    </message>
    <message>
        <source>&amp;Start Over</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>&amp;Tag These As…</source>
        <translation>Diese &amp;taggen als&#xa0;…</translation>
    </message>
    <message>
        <source>More Like This</source>
        <translation>Ähnliches finden</translation>
    </message>
    <message>
        <source>Find what moves like the example in a mirror too</source>
        <translation>Auch finden, was sich gespiegelt wie das Beispiel bewegt</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Ähnlich</translation>
    </message>
    <message>
        <source>What moves like the example</source>
        <translation>Was sich wie das Beispiel bewegt</translation>
    </message>
    <message>
        <source>The nearest first; the window shows the one that is chosen</source>
        <translation>Das nächste zuerst; das Fenster zeigt das gewählte</translation>
    </message>
    <message>
        <source>Distance that is near enough</source>
        <translation>Abstand, der nah genug ist</translation>
    </message>
    <message>
        <source>How far from the example is near enough. %1</source>
        <translation>Wie weit vom Beispiel nah genug ist. %1</translation>
    </message>
    <message>
        <source>Tag all hits of the list at once</source>
        <translation>Alle Treffer der Liste zugleich taggen</translation>
    </message>
    <message>
        <source>Keep the example, how near is near enough, and what you accepted and rejected: queries ask for it by like(&quot;name&quot;)</source>
        <translation>Behalten: das Beispiel, wie nah nah genug ist, und was angenommen und abgelehnt wurde; Abfragen fragen danach mit like(&quot;Name&quot;)</translation>
    </message>
    <message>
        <source>This is meant: it stays in the list, and what moves like it comes first (Enter)</source>
        <translation>Das ist gemeint: Es bleibt in der Liste, und was sich so bewegt, kommt zuerst (Enter)</translation>
    </message>
    <message>
        <source>This is not meant: it leaves the list, and what moves like it comes last (Backspace)</source>
        <translation>Das ist nicht gemeint: Es verlässt die Liste, und was sich so bewegt, kommt zuletzt (Rücktaste)</translation>
    </message>
    <message>
        <source>Forget what was accepted and rejected</source>
        <translation>Vergessen, was angenommen und abgelehnt wurde</translation>
    </message>
    <message>
        <source>Near enough</source>
        <translation>Nah genug</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Wie %1</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>very</source>
        <translation>sehr</translation>
    </message>
    <message>
        <source>fairly</source>
        <translation>ziemlich</translation>
    </message>
    <message>
        <source>Beyond %1, below the line, it is doubtful: any two ranges of this library are about %2 apart.</source>
        <translation>Jenseits von %1, unter der Linie, ist es zweifelhaft: Irgend zwei Bereiche dieser Bibliothek sind etwa %2 auseinander.</translation>
    </message>
    <message>
        <source>Nothing is near: the nearest is %1 away. The slider lists what is farther.</source>
        <translation>Nichts ist nah: Das nächste ist %1 entfernt. Der Schieber listet auf, was weiter weg ist.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 of %2 · up to %3</source>
        <comment>hits kept, all hits, distance</comment>
        <translation>%1 von %2 · bis %3</translation>
    </message>
    <message>
        <source>&amp;Start Over (%1 accepted, %2 rejected)</source>
        <translation>&amp;Von vorn (%1 angenommen, %2 abgelehnt)</translation>
    </message>
    <message>
        <source>&amp;Keep as Example…</source>
        <translation>Als Beispiel be&amp;halten&#xa0;…</translation>
    </message>
    <message>
        <source>All hits were accepted: they stay in the list at any distance</source>
        <translation>Alle Treffer sind angenommen: Sie bleiben bei jedem Abstand in der Liste</translation>
    </message>
    <message>
        <source>No hit is near enough: move the slider to the right</source>
        <translation>Kein Treffer ist nah genug: den Regler nach rechts schieben</translation>
    </message>
    <message>
        <source>Nothing that moves like the example is listed yet</source>
        <translation>Noch ist nichts aufgeführt, das sich wie das Beispiel bewegt</translation>
    </message>
    <message>
        <source>Choose a hit in the list first</source>
        <translation>Erst einen Treffer in der Liste wählen</translation>
    </message>
    <message>
        <source>The chosen hit was accepted already</source>
        <translation>Der gewählte Treffer ist schon angenommen</translation>
    </message>
    <message>
        <source>No hit was accepted or rejected yet</source>
        <translation>Noch ist kein Treffer angenommen oder abgelehnt</translation>
    </message>
</context>
<context>
    <name>tagline::LikenessPresenter</name>
    <message>
        <source>%1, frames %2</source>
        <translation>%1, Frames %2</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>Select a range to search for similar motion.</source>
        <translation>Einen Bereich auswählen, um nach ähnlicher Bewegung zu suchen.</translation>
    </message>
    <message>
        <source>The file of this clip could not be read.</source>
        <translation>Die Datei dieses Clips war nicht lesbar.</translation>
    </message>
    <message>
        <source>An example lasts 20 seconds at most: select a shorter range.</source>
        <translation>Ein Beispiel dauert höchstens 20 Sekunden: einen kürzeren Bereich auswählen.</translation>
    </message>
    <message>
        <source>The comparison failed. Ask again to try it once more.</source>
        <translation>Der Vergleich ist fehlgeschlagen. Noch einmal fragen, um es wieder zu versuchen.</translation>
    </message>
    <message>
        <source>Comparing how all clips move…</source>
        <translation>Vergleichen, wie sich alle Clips bewegen&#xa0;…</translation>
    </message>
    <message>
        <source>This example cannot be compared: %1.</source>
        <translation>Dieses Beispiel lässt sich nicht vergleichen: %1.</translation>
    </message>
    <message>
        <source>Nothing else moves like this.</source>
        <translation>Nichts anderes bewegt sich so.</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) without a known body cannot be compared.</source>
        <translation>
            <numerusform>%n Clip ohne bekannten Körper lässt sich nicht vergleichen.</numerusform>
            <numerusform>%n Clips ohne bekannten Körper lassen sich nicht vergleichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison was ended.</source>
        <translation>Der Vergleich wurde beendet.</translation>
    </message>
    <message>
        <source>Queries ask for it by this name:</source>
        <translation>Unter diesem Namen fragen Abfragen danach:</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>There is an example “%1” already (%2).</source>
        <translation>Ein Beispiel „%1“ gibt es schon (%2).</translation>
    </message>
    <message>
        <source>Queries that ask for it would find something else.</source>
        <translation>Abfragen danach fänden etwas anderes.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep Example %1</source>
        <translation>Beispiel %1 behalten</translation>
    </message>
    <message>
        <source>Queries ask for it by like(%1).</source>
        <translation>Abfragen fragen danach mit like(%1).</translation>
    </message>
    <message>
        <source>No example is kept yet: More Like This keeps one under a name.</source>
        <translation>Noch ist kein Beispiel behalten: „Ähnliches finden“ behält eines unter einem Namen.</translation>
    </message>
    <message>
        <source>%1 — %2, up to %3</source>
        <comment>an example, where it is, a distance</comment>
        <translation>%1 — %2, bis %3</translation>
    </message>
    <message>
        <source>Examples of Motion</source>
        <translation>Bewegungsbeispiele</translation>
    </message>
    <message>
        <source>Rename or Remove…</source>
        <translation>Umbenennen oder entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>What should become of the example “%1”?</source>
        <translation>Was soll aus dem Beispiel „%1“ werden?</translation>
    </message>
    <message>
        <source>Queries follow its new name; without it they cannot be asked.</source>
        <translation>Abfragen folgen seinem neuen Namen; ohne es lassen sie sich nicht stellen.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename Example</source>
        <translation>Beispiel umbenennen</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Sein neuer Name:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>There is already an example “%1”.</source>
        <translation>Ein Beispiel „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Rename Example %1</source>
        <translation>Beispiel %1 umbenennen</translation>
    </message>
    <message>
        <source>Remove Example %1</source>
        <translation>Beispiel %1 entfernen</translation>
    </message>
    <message>
        <source>Keep as Example</source>
        <translation>Als Beispiel behalten</translation>
    </message>
    <message>
        <source>A query finds motion like one of them by like(&quot;name&quot;):</source>
        <translation>Eine Abfrage findet ähnliche Bewegung mit like(&quot;name&quot;):</translation>
    </message>
</context>
<context>
    <name>tagline::LikenessSession</name>
    <message>
        <source>Looking for what moves like this</source>
        <translation>Suchen, was sich so bewegt</translation>
    </message>
    <message>
        <source>The ranking of what moves like this</source>
        <translation>Ordnen, was sich so bewegt</translation>
    </message>
</context>
<context>
    <name>tagline::LiveTagNames</name>
    <message>
        <source>“%1” could mean %2 or %3 in queries: choose another name.</source>
        <translation>„%1“ könnte in Abfragen %2 oder %3 meinen: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of tags</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>This cannot be a tag&apos;s name: %1.</source>
        <translation>Das kann nicht der Name eines Tags sein: %1.</translation>
    </message>
    <message>
        <source>%1 is a namespace, not a tag.</source>
        <translation>%1 ist ein Namensraum, kein Tag.</translation>
    </message>
    <message>
        <source>“%1” means %2 in queries: choose another name.</source>
        <translation>„%1“ meint in Abfragen %2: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>There is a tag “%1” with ranges of its own: choose another name.</source>
        <translation>Es gibt ein Tag „%1“ mit eigenen Bereichen: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“%1” means the tags below it in queries: choose another name.</source>
        <translation>„%1“ meint in Abfragen die Tags darunter: einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>tagline::LiveTagPresenter</name>
    <message>
        <source>Choose a tag in the Tags panel first.</source>
        <translation>Zuerst ein Tag im Panel „Tags“ wählen.</translation>
    </message>
    <message>
        <source>No range was started.</source>
        <translation>Kein Bereich wurde begonnen.</translation>
    </message>
    <message>
        <source>%1 goes on: the key of another tag of its group ends it, or %2.</source>
        <translation>%1 läuft weiter: Die Taste eines anderen Tags seiner Gruppe beendet es, oder %2.</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>No tags follow each other yet: %1 gives a group its phases.</source>
        <translation>Noch folgen keine Tags einander: %1 gibt einer Gruppe ihre Phasen.</translation>
    </message>
    <message>
        <source>Choose a tag of the phases that you mean in the Tags panel first.</source>
        <translation>Zuerst ein Tag der gemeinten Phasen im Panel „Tags“ wählen.</translation>
    </message>
    <message>
        <source>A range without a tag runs: %1.</source>
        <translation>Ein Bereich ohne Tag läuft: %1.</translation>
    </message>
    <message>
        <source>The last phase of %1 ends here.</source>
        <translation>Die letzte Phase von %1 endet hier.</translation>
    </message>
    <message>
        <source>%1 began here: go on before the next phase begins.</source>
        <translation>%1 begann hier: weitergehen, bevor die nächste Phase beginnt.</translation>
    </message>
    <message>
        <source>a range without a tag</source>
        <translation>ein Bereich ohne Tag</translation>
    </message>
    <message>
        <source>Discarded what was started: %1</source>
        <comment>names of tags</comment>
        <translation>Begonnenes verworfen: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of tags</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>%1 radieren</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Already tagged %1 here.</source>
        <translation>Hier schon mit %1 getaggt.</translation>
    </message>
    <message>
        <source>%1 blocks these frames.</source>
        <translation>%1 verhindert diese Frames.</translation>
    </message>
    <message>
        <source>%1 block these frames.</source>
        <translation>%1 verhindern diese Frames.</translation>
    </message>
    <message>
        <source>%1 ends it</source>
        <translation>%1 beendet es</translation>
    </message>
    <message>
        <source>%1 goes on to %2</source>
        <translation>%1 geht zu %2 weiter</translation>
    </message>
    <message>
        <source>its key stops it</source>
        <translation>seine Taste beendet ihn</translation>
    </message>
    <message>
        <source>%1 stops it</source>
        <translation>%1 beendet ihn</translation>
    </message>
    <message>
        <source>choose it, and %1 stops it</source>
        <translation>Tag wählen, und %1 beendet ihn</translation>
    </message>
    <message>
        <source>a tag&apos;s key stops it and names it, %1 asks for its tag</source>
        <translation>die Taste eines Tags beendet und benennt ihn, %1 fragt nach seinem Tag</translation>
    </message>
    <message>
        <source>Discarded the range without a tag</source>
        <translation>Den Bereich ohne Tag verworfen</translation>
    </message>
    <message>
        <source>A range without a tag · started at frame %1 — %2, %3 discards it</source>
        <translation>Ein Bereich ohne Tag · ab Frame %1 — %2, %3 verwirft ihn</translation>
    </message>
    <message>
        <source>A range without a tag · started at frame %1 — %2; %3 started as well — %4 discards them</source>
        <translation>Ein Bereich ohne Tag · ab Frame %1 — %2; %3 ebenfalls begonnen — %4 verwirft sie</translation>
    </message>
    <message>
        <source>%1 · started at frame %2 — %3, %4 discards it</source>
        <translation>%1 · ab Frame %2 — %3, %4 verwirft ihn</translation>
    </message>
    <message>
        <source>%1 · painting — %2</source>
        <comment>a tag, and what stops it</comment>
        <translation>%1 · malen — %2</translation>
    </message>
    <message>
        <source>%1 · erasing — %2</source>
        <comment>a tag, and what stops it</comment>
        <translation>%1 · radieren — %2</translation>
    </message>
    <message>
        <source>their keys stop them</source>
        <translation>ihre Tasten beenden sie</translation>
    </message>
    <message>
        <source>their keys stop them, or %1 the active one</source>
        <translation>ihre Tasten beenden sie, oder %1 das aktive</translation>
    </message>
    <message>
        <source>%1 · started — %2, %3 discards them</source>
        <translation>%1 · begonnen — %2, %3 verwirft sie</translation>
    </message>
    <message>
        <source>No tag yet</source>
        <translation>Noch kein Tag</translation>
    </message>
    <message>
        <source>Tagging %1</source>
        <translation>%1 taggen</translation>
    </message>
    <message>
        <source>Painting %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>Erasing %1</source>
        <translation>%1 radieren</translation>
    </message>
</context>
<context>
    <name>tagline::MainWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Controller</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Blend Space</source>
        <translation>Mischraum</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Dieses Panel zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (nur lesen)</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>Tagline</translation>
    </message>
    <message>
        <source>%1[*] — Tagline</source>
        <translation>%1[*] — Tagline</translation>
    </message>
    <message>
        <source>Only looked at: nothing is changed or saved here</source>
        <translation>Nur ansehen: Hier wird nichts geändert oder gespeichert</translation>
    </message>
    <message>
        <source>Unsaved changes: Save%1 keeps them</source>
        <translation>Ungespeicherte Änderungen: Speichern%1 bewahrt sie</translation>
    </message>
    <message>
        <source>All changes saved</source>
        <translation>Alle Änderungen gespeichert</translation>
    </message>
</context>
<context>
    <name>tagline::ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>The page that is chosen at the left</source>
        <translation>Die links gewählte Seite</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>List the pages that have all of these words</source>
        <translation>Die Seiten auflisten, die all diese Wörter haben</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Choose a page</source>
        <translation>Eine Seite wählen</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite hat diese Wörter.</translation>
    </message>
</context>
<context>
    <name>tagline::MatchSession</name>
    <message>
        <source>Looking for the clips that fit best</source>
        <translation>Die passendsten Clips suchen</translation>
    </message>
</context>
<context>
    <name>tagline::MeasuringLine</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 · %2 to %3 m</source>
        <comment>distance now; least and greatest of the clip</comment>
        <translation>%1 · %2 bis %3 m</translation>
    </message>
</context>
<context>
    <name>tagline::MediaPresenter</name>
    <message>
        <source>Films and sounds are shown from now on; this clip has none.</source>
        <translation>Filme und Töne werden ab jetzt gezeigt; dieser Clip hat keine.</translation>
    </message>
    <message>
        <source>Films and sounds are hidden from now on; this clip has none.</source>
        <translation>Filme und Töne werden ab jetzt nicht mehr gezeigt; dieser Clip hat keine.</translation>
    </message>
    <message>
        <source>The file is being read…</source>
        <translation>Die Datei wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>A sound: its waveform lies in the timeline. It is not played.</source>
        <translation>Ein Ton: Seine Wellenform liegt in der Zeitleiste. Er wird nicht abgespielt.</translation>
    </message>
    <message>
        <source>The film begins later.</source>
        <translation>Der Film beginnt später.</translation>
    </message>
    <message>
        <source>The film has ended.</source>
        <translation>Der Film ist zu Ende.</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Das Bild wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>There is no picture here.</source>
        <translation>Hier ist kein Bild.</translation>
    </message>
    <message>
        <source>The film is shown beside its clip alone.</source>
        <translation>Der Film wird nur neben seinem Clip gezeigt.</translation>
    </message>
    <message>
        <source>at %1 s</source>
        <translation>bei %1 s</translation>
    </message>
    <message>
        <source>The tags of this clip are read-only, and so is where its film lies.</source>
        <translation>Die Tags dieses Clips sind schreibgeschützt, und damit auch, wo sein Film liegt.</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>Choose the Film or Sound of This Clip</source>
        <translation>Film oder Ton dieses Clips wählen</translation>
    </message>
    <message>
        <source>Films, sounds and pictures (*.mp4 *.mov *.mkv *.webm *.avi *.m4v *.mpg *.wav *.mp3 *.flac *.ogg *.m4a *.png *.jpg *.jpeg *.bmp *.tif *.tiff)</source>
        <translation>Filme, Töne und Bilder (*.mp4 *.mov *.mkv *.webm *.avi *.m4v *.mpg *.wav *.mp3 *.flac *.ogg *.m4a *.png *.jpg *.jpeg *.bmp *.tif *.tiff)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose Media</source>
        <translation>Medium wählen</translation>
    </message>
    <message>
        <source>This clip has no film or sound.</source>
        <translation>Dieser Clip hat keinen Film oder Ton.</translation>
    </message>
    <message>
        <source>Remove Media</source>
        <translation>Medium entfernen</translation>
    </message>
    <message>
        <source>Shift Media</source>
        <translation>Medium verschieben</translation>
    </message>
</context>
<context>
    <name>tagline::MediaSession</name>
    <message>
        <source>Reading the reference medium</source>
        <translation>Das Referenzmedium wird gelesen</translation>
    </message>
</context>
<context>
    <name>tagline::MediaView</name>
    <message>
        <source>Reference media</source>
        <translation>Referenzmedium</translation>
    </message>
    <message>
        <source>When in the film or sound the clip begins; below 0 where it begins before. The sound&apos;s lane in the timeline can be dragged too</source>
        <translation>Wann im Film oder Ton der Clip beginnt; unter 0, wo er vorher beginnt. Auch die Spur des Tons in der Zeitleiste lässt sich ziehen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Choose Media</source>
        <translation>Medium wählen</translation>
    </message>
    <message>
        <source>Choose the film or sound of this clip</source>
        <translation>Den Film oder Ton dieses Clips wählen</translation>
    </message>
    <message>
        <source>Remove Media</source>
        <translation>Medium entfernen</translation>
    </message>
    <message>
        <source>Take the film or sound away from this clip</source>
        <translation>Den Film oder Ton von diesem Clip wegnehmen</translation>
    </message>
    <message>
        <source>Hide Media</source>
        <translation>Medien ausblenden</translation>
    </message>
    <message>
        <source>Hide films and sounds; the Clip menu shows them again</source>
        <translation>Filme und Töne ausblenden; das Menü „Clip“ zeigt sie wieder</translation>
    </message>
    <message>
        <source>Start of the clip in the medium</source>
        <translation>Anfang des Clips im Medium</translation>
    </message>
</context>
<context>
    <name>tagline::MergePresenter</name>
    <message>
        <source>Merge Tags: the Version That Both Began With</source>
        <translation>Tags zusammenführen: die gemeinsame Vorfassung</translation>
    </message>
    <message>
        <source>Merge Tags: Your Version</source>
        <translation>Tags zusammenführen: die eigene Fassung</translation>
    </message>
    <message>
        <source>Merge Tags: Their Version</source>
        <translation>Tags zusammenführen: die andere Fassung</translation>
    </message>
    <message>
        <source>Write Merged Tags</source>
        <translation>Zusammengeführte Tags schreiben</translation>
    </message>
    <message>
        <source>Merging tags</source>
        <translation>Tags zusammenführen</translation>
    </message>
    <message>
        <source>Another merge is under way: finish that one first.</source>
        <translation>Ein anderes Zusammenführen läuft: zuerst dieses abschließen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program meanwhile; nothing is written. Merge once more.</source>
        <translation>%1 wurde inzwischen von einem anderen Programm geändert; nichts ist geschrieben. Noch einmal zusammenführen.</translation>
    </message>
    <message>
        <source>Merged tags are written to %1.</source>
        <translation>Zusammengeführte Tags nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Tags and libraries (*.json *.tagline);;All files (*)</source>
        <translation>Tags und Bibliotheken (*.json *.tagline);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Merge Conflicts</source>
        <translation>Konflikte beim Zusammenführen</translation>
    </message>
    <message>
        <source>Both sides changed this in the library file, and not alike:
%1</source>
        <translation>Beide Seiten haben dies in der Bibliotheksdatei verschieden geändert:
%1</translation>
    </message>
    <message>
        <source>Of these one side is kept. All else of both sides is merged.</source>
        <translation>Davon bleibt eine Seite. Alles andere wird zusammengeführt.</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>&amp;Meins behalten</translation>
    </message>
    <message>
        <source>Keep &amp;Theirs</source>
        <translation>&amp;Andere behalten</translation>
    </message>
    <message>
        <source>The merged library file is written to %1.</source>
        <translation>Die zusammengeführte Bibliotheksdatei steht in %1.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::MessageArea</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tagline::MessagePresenter</name>
    <message>
        <source>Undone: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was done, and a fact</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
</context>
<context>
    <name>tagline::ModeBadges</name>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>tagline::MotionCheckPreview</name>
    <message>
        <source>Checking motion</source>
        <translation>Bewegung prüfen</translation>
    </message>
    <message>
        <source>The motion could not be looked at; a message in the window says why.</source>
        <translation>Die Bewegung ließ sich nicht untersuchen; eine Meldung im Fenster sagt, warum.</translation>
    </message>
</context>
<context>
    <name>tagline::MotionChecks</name>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>nothing moves, and moves right before or after</source>
        <translation>nichts bewegt sich, direkt davor oder danach aber schon</translation>
    </message>
    <message>
        <source>Pop</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>a joint jumps</source>
        <translation>ein Gelenk springt</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Zittern</translation>
    </message>
    <message>
        <source>a joint shakes</source>
        <translation>ein Gelenk zittert</translation>
    </message>
    <message>
        <source>Foot slide</source>
        <translation>Fußrutschen</translation>
    </message>
    <message>
        <source>a foot that rests moves over the ground</source>
        <translation>ein ruhender Fuß bewegt sich über den Boden</translation>
    </message>
    <message>
        <source>Floating</source>
        <translation>Schweben</translation>
    </message>
    <message>
        <source>nothing carries the figure, and it does not fall</source>
        <translation>nichts trägt die Figur, und sie fällt nicht</translation>
    </message>
    <message>
        <source>Under the floor</source>
        <translation>Unter dem Boden</translation>
    </message>
    <message>
        <source>a joint is below the ground</source>
        <translation>ein Gelenk ist unter dem Boden</translation>
    </message>
    <message>
        <source>Calibration pose</source>
        <translation>Kalibrierpose</translation>
    </message>
    <message>
        <source>a T or an A at the start or the end</source>
        <translation>ein T oder A am Anfang oder Ende</translation>
    </message>
    <message>
        <source>Joint limit</source>
        <translation>Gelenkgrenze</translation>
    </message>
    <message>
        <source>a knee or an elbow bends as none does</source>
        <translation>ein Knie oder Ellbogen beugt sich, wie es keines tut</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>Beinlängen</translation>
    </message>
    <message>
        <source>legs/s</source>
        <translation>Beinlängen/s</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
</context>
<context>
    <name>tagline::MotionChecksDialog</name>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Mindestdauer</translation>
    </message>
    <message>
        <source>A pose that is held this long amid motion is frozen</source>
        <translation>Eine Pose, die so lange inmitten von Bewegung gehalten wird, ist eingefroren</translation>
    </message>
    <message>
        <source>Still below</source>
        <translation>Still unter</translation>
    </message>
    <message>
        <source>Nothing moves faster than this while it is frozen</source>
        <translation>Nichts bewegt sich schneller als das, solange sie eingefroren ist</translation>
    </message>
    <message>
        <source>Moving above</source>
        <translation>Bewegt über</translation>
    </message>
    <message>
        <source>Something moves faster than this right beside a freeze</source>
        <translation>Etwas bewegt sich direkt davor oder danach schneller als das</translation>
    </message>
    <message>
        <source>Pop</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How far a joint jumps beyond its way before and after</source>
        <translation>Wie weit ein Gelenk über seine Bahn davor und danach hinausspringt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How much faster it is during the jump than before and after</source>
        <translation>Wie viel schneller es beim Sprung ist als davor und danach</translation>
    </message>
    <message>
        <source>How many times the same measure&apos;s mean in the second around</source>
        <translation>Wie viele Male das Mittel desselben Maßes in der Sekunde darum</translation>
    </message>
    <message>
        <source>Out and back</source>
        <translation>Hin und zurück</translation>
    </message>
    <message>
        <source>Jumps closer together than this are one</source>
        <translation>Sprünge, die enger beieinanderliegen, sind einer</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Zittern</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How far a joint shakes to either side</source>
        <translation>Wie weit ein Gelenk zu jeder Seite zittert</translation>
    </message>
    <message>
        <source>Shorter shaking is left out</source>
        <translation>Kürzeres Zittern entfällt</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Langsamstes</translation>
    </message>
    <message>
        <source>Slower shaking is movement</source>
        <translation>Langsameres Zittern ist Bewegung</translation>
    </message>
    <message>
        <source>Foot slide</source>
        <translation>Fußrutschen</translation>
    </message>
    <message>
        <source>A foot that rests and is faster than this slides</source>
        <translation>Ein ruhender Fuß, der schneller als das ist, rutscht</translation>
    </message>
    <message>
        <source>Slides that go less far are left out</source>
        <translation>Weniger weites Rutschen entfällt</translation>
    </message>
    <message>
        <source>Shorter slides are left out</source>
        <translation>Kürzeres Rutschen entfällt</translation>
    </message>
    <message>
        <source>Swings above</source>
        <translation>Schwingt über</translation>
    </message>
    <message>
        <source>A foot that is faster than this does not rest</source>
        <translation>Ein Fuß, der schneller als das ist, ruht nicht</translation>
    </message>
    <message>
        <source>Floating</source>
        <translation>Schweben</translation>
    </message>
    <message>
        <source>How long nothing carries the figure</source>
        <translation>Wie lange nichts die Figur trägt</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>How high its lowest joint is</source>
        <translation>Wie hoch ihr tiefstes Gelenk ist</translation>
    </message>
    <message>
        <source>Falls at</source>
        <translation>Fällt mit</translation>
    </message>
    <message>
        <source>A figure that falls faster than this is in flight</source>
        <translation>Eine Figur, die schneller als das fällt, fliegt</translation>
    </message>
    <message>
        <source>Under the floor</source>
        <translation>Unter dem Boden</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>How far below the ground a joint is</source>
        <translation>Wie weit unter dem Boden ein Gelenk ist</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Höchstdauer</translation>
    </message>
    <message>
        <source>What is below for longer stands on a step or slope</source>
        <translation>Was länger darunter ist, steht auf einer Stufe oder Schräge</translation>
    </message>
    <message>
        <source>Calibration pose</source>
        <translation>Kalibrierpose</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>How far arms and legs may be off a T or an A</source>
        <translation>Wie weit Arme und Beine von einem T oder A abweichen dürfen</translation>
    </message>
    <message>
        <source>From the ends</source>
        <translation>Von den Enden</translation>
    </message>
    <message>
        <source>How far from the start or the end of the clip</source>
        <translation>Wie weit vom Anfang oder Ende des Clips</translation>
    </message>
    <message>
        <source>Joint limit</source>
        <translation>Gelenkgrenze</translation>
    </message>
    <message>
        <source>Knee, elbow</source>
        <translation>Knie, Ellbogen</translation>
    </message>
    <message>
        <source>The most that a knee or an elbow bends</source>
        <translation>Wie weit ein Knie oder Ellbogen sich höchstens beugt</translation>
    </message>
    <message>
        <source>Knee forwards</source>
        <translation>Knie nach vorn</translation>
    </message>
    <message>
        <source>The most that a knee bends to the front</source>
        <translation>Wie weit ein Knie sich höchstens nach vorn beugt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a check and its limit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> %/s</source>
        <translation> %/s</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> legs/s²</source>
        <translation> Beinlängen/s²</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Accept A&amp;ll</source>
        <translation>A&amp;lle annehmen</translation>
    </message>
    <message>
        <source>&amp;Reset Limits</source>
        <translation>&amp;Grenzen zurücksetzen</translation>
    </message>
    <message>
        <source>Motion Checks</source>
        <translation>Bewegung prüfen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Ranges in which the motion is broken</source>
        <translation>Bereiche, in denen die Bewegung fehlerhaft ist</translation>
    </message>
    <message>
        <source>The window shows the range that is chosen</source>
        <translation>Das Fenster zeigt den gewählten Bereich</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Tag the range that is chosen, as Bad.Pop or the like</source>
        <translation>Den gewählten Bereich taggen, als Bad.Pop oder Ähnliches</translation>
    </message>
    <message>
        <source>Suggest the range that is chosen no more, until the library is closed</source>
        <translation>Den gewählten Bereich nicht mehr vorschlagen, bis die Bibliothek geschlossen wird</translation>
    </message>
    <message>
        <source>Tag all ranges of the list</source>
        <translation>Alle Bereiche der Liste taggen</translation>
    </message>
    <message>
        <source>Return to the limits of a new library</source>
        <translation>Zu den Grenzen einer neuen Bibliothek zurückkehren</translation>
    </message>
    <message>
        <source>Motion Limits</source>
        <translation>Grenzen der Bewegung</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>Above its mean</source>
        <translation>Über dem Mittel</translation>
    </message>
</context>
<context>
    <name>tagline::MotionChecksPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>%1 annehmen</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>%n Vorschlag annehmen</numerusform>
            <numerusform>%n Vorschläge annehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tune %1</source>
        <translation>%1 einstellen</translation>
    </message>
    <message>
        <source>Show a clip to check its motion.</source>
        <translation>Einen Clip zeigen, um seine Bewegung zu prüfen.</translation>
    </message>
    <message>
        <source>Nothing is suggested for this clip.</source>
        <translation>Für diesen Clip wird nichts vorgeschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) suggested for this clip.</source>
        <translation>
            <numerusform>%n Bereich für diesen Clip vorgeschlagen.</numerusform>
            <numerusform>%n Bereiche für diesen Clip vorgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tags of %1 cannot be edited.</source>
        <translation>Die Tags von %1 lassen sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>Nothing was tagged: the tag set is locked, or other tags of the group are there.</source>
        <translation>Nichts wurde getaggt: Der Tag-Satz ist gesperrt, oder andere Tags der Gruppe sind dort.</translation>
    </message>
</context>
<context>
    <name>tagline::MovedFilesDialog</name>
    <message>
        <source>Moved Files</source>
        <translation>Verschobene Dateien</translation>
    </message>
    <message numerus="yes">
        <source>Missing but found elsewhere: %n file(s) with tags. Their tags move to the files that are checked; Undo takes it back.</source>
        <translation>
            <numerusform>Vermisst, aber anderswo gefunden: %n Datei mit Tags. Ihre Tags ziehen zur angehakten Datei um; Rückgängig nimmt es zurück.</numerusform>
            <numerusform>Vermisst, aber anderswo gefunden: %n Dateien mit Tags. Ihre Tags ziehen zu den angehakten Dateien um; Rückgängig nimmt es zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing files and where they were found</source>
        <translation>Vermisste Dateien und wo sie gefunden wurden</translation>
    </message>
    <message>
        <source>Uncheck what is another file; Space checks and unchecks the chosen line</source>
        <translation>Den Haken entfernen, wo es eine andere Datei ist; die Leertaste schaltet die gewählte Zeile um</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Vermisst</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Re&amp;link</source>
        <translation>&amp;Neu zuordnen</translation>
    </message>
    <message>
        <source>Give the tags of the checked files to the files that were found</source>
        <translation>Die Tags der angehakten Dateien den gefundenen Dateien geben</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>&amp;Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Say which file that of the chosen line is now, even with other content; other missing files of its folder are then looked for beside it</source>
        <translation>Sagen, welche Datei die der gewählten Zeile jetzt ist, auch mit anderem Inhalt; andere fehlende Dateien ihres Ordners werden dann daneben gesucht</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>Not found: %n missing file(s) with tags. No file of this library has the same content, or the same name and clips. Choose File… says where one is.</source>
        <translation>
            <numerusform>Nicht gefunden: %n fehlende Datei mit Tags. Keine Datei dieser Bibliothek hat denselben Inhalt oder denselben Namen und dieselben Clips. „Datei wählen&#xa0;…“ sagt, wo sie ist.</numerusform>
            <numerusform>Nicht gefunden: %n fehlende Dateien mit Tags. Keine Datei dieser Bibliothek hat denselben Inhalt oder denselben Namen und dieselben Clips. „Datei wählen&#xa0;…“ sagt, wo eine ist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::MovedFilesPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>Looking on the disk for missing and new files of this library…</source>
        <translation>Die Platte wird nach vermissten und neuen Dateien dieser Bibliothek durchsucht&#xa0;…</translation>
    </message>
    <message>
        <source>The disk was not looked through: nothing was relinked.</source>
        <translation>Die Platte wurde nicht durchsucht: Nichts wurde neu zugeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>Found elsewhere: %n missing file(s) with tags; see Clip ▸ Find Moved Files</source>
        <translation>
            <numerusform>Anderswo gefunden: %n vermisste Datei mit Tags; siehe „Clip ▸ Verschobene Dateien finden“</numerusform>
            <numerusform>Anderswo gefunden: %n vermisste Dateien mit Tags; siehe „Clip ▸ Verschobene Dateien finden“</numerusform>
        </translation>
    </message>
    <message>
        <source>No file with tags is missing.</source>
        <translation>Keine Datei mit Tags wird vermisst.</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>gleicher Inhalt</translation>
    </message>
    <message>
        <source>same name and clips</source>
        <translation>gleicher Name und gleiche Clips</translation>
    </message>
    <message>
        <source>same name, in the folder that others went to</source>
        <translation>gleicher Name, im Ordner, in den andere gingen</translation>
    </message>
    <message>
        <source>Those files were found or tagged meanwhile.</source>
        <translation>Diese Dateien wurden inzwischen gefunden oder getaggt.</translation>
    </message>
    <message>
        <source>Relink Moved Files</source>
        <translation>Verschobene Dateien neu zuordnen</translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n file(s) are where the files are now</source>
        <translation>
            <numerusform>Die Tags von %n Datei sind jetzt, wo die Datei ist</numerusform>
            <numerusform>Die Tags von %n Dateien sind jetzt, wo die Dateien sind</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is there again, or has no tags any more.</source>
        <translation>%1 ist wieder da oder hat keine Tags mehr.</translation>
    </message>
    <message>
        <source>%1 could not be read, or its tags cannot be written.</source>
        <translation>%1 konnte nicht gelesen werden, oder die Tags dazu lassen sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 has other tags of its own, which would be lost.</source>
        <translation>%1 hat eigene andere Tags, die verloren gingen.</translation>
    </message>
    <message>
        <source>%1 has none of the clips of %2 that have tags.</source>
        <translation>%1 hat keinen der Clips von %2, die Tags haben.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>chosen; same content</source>
        <translation>gewählt; gleicher Inhalt</translation>
    </message>
    <message>
        <source>chosen; other content: its motion may be another</source>
        <translation>gewählt; anderer Inhalt: Die Bewegung kann eine andere sein</translation>
    </message>
    <message>
        <source>Choose the File That Was %1</source>
        <translation>Die Datei wählen, die %1 war</translation>
    </message>
    <message>
        <source>Looking for moved files</source>
        <translation>Verschobene Dateien werden gesucht</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::NameFilter</name>
    <message>
        <source>%1 at character %2</source>
        <translation>%1 bei Zeichen %2</translation>
    </message>
</context>
<context>
    <name>tagline::NameFilterField</name>
    <message>
        <source>Filter by name, or /expression/</source>
        <translation>Nach Namen oder /Ausdruck/ filtern</translation>
    </message>
    <message>
        <source>Name filter</source>
        <translation>Namensfilter</translation>
    </message>
    <message>
        <source>Words that are all in a name or path, or /a regular expression/; Enter opens the first clip, Esc clears the filter</source>
        <translation>Wörter, die alle in Name oder Pfad stehen, oder /ein regulärer Ausdruck/; Enter öffnet den ersten Clip, Esc leert den Filter</translation>
    </message>
    <message>
        <source>Clear the name filter</source>
        <translation>Namensfilter leeren</translation>
    </message>
</context>
<context>
    <name>tagline::NewFileWatch</name>
    <message>
        <source>Looking for new files</source>
        <translation>Neue Dateien suchen</translation>
    </message>
</context>
<context>
    <name>tagline::NewTrackRow</name>
    <message>
        <source>Add a track</source>
        <translation>Track hinzufügen</translation>
    </message>
    <message>
        <source>%1, or drop clips from the library here</source>
        <comment>what a click does</comment>
        <translation>%1, oder Clips aus der Bibliothek hierher ziehen</translation>
    </message>
    <message>
        <source>Add a track with the current clip</source>
        <translation>Einen Track mit dem aktuellen Clip hinzufügen</translation>
    </message>
    <message>
        <source>Drop a clip here, or press %1</source>
        <translation>Einen Clip hierher ziehen, oder %1 drücken</translation>
    </message>
    <message>
        <source>Drop a clip here to add a track</source>
        <translation>Neuer Track: Clip hierher ziehen</translation>
    </message>
    <message>
        <source>Track</source>
        <comment>behind a plus, which adds one</comment>
        <translation>Track</translation>
    </message>
</context>
<context>
    <name>tagline::NewsDialog</name>
    <message>
        <source>What&apos;s New</source>
        <translation>Neuigkeiten</translation>
    </message>
    <message>
        <source>What is new in this version</source>
        <translation>Was in dieser Version neu ist</translation>
    </message>
    <message>
        <source>What is new in this version, the latest first</source>
        <translation>Was in dieser Version neu ist, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The other changes, in English</source>
        <translation>Die übrigen Änderungen, auf Englisch</translation>
    </message>
    <message>
        <source>What&apos;s new in Tagline %1</source>
        <translation>Neu in Tagline %1</translation>
    </message>
</context>
<context>
    <name>tagline::NewsList</name>
    <message>
        <source>New in this version</source>
        <translation>Neu in dieser Version</translation>
    </message>
    <message>
        <source>All changes…</source>
        <translation>Alle Änderungen&#xa0;…</translation>
    </message>
    <message>
        <source>Read all that is new in this version</source>
        <translation>Alles lesen, was in dieser Version neu ist</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Alle Änderungen</translation>
    </message>
</context>
<context>
    <name>tagline::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>tagline::OpenElsewhere</name>
    <message>
        <source>%1 is open in another window of Tagline. Both can edit it: what one of them saves, the other takes over.</source>
        <translation>%1 ist in einem anderen Fenster von Tagline offen. Beide können bearbeiten: Was eines speichert, übernimmt das andere.</translation>
    </message>
    <message>
        <source>%1 was opened in a second window of Tagline. Both can edit it: what one of them saves, the other takes over.</source>
        <translation>%1 wurde in einem zweiten Fenster von Tagline geöffnet. Beide können bearbeiten: Was eines speichert, übernimmt das andere.</translation>
    </message>
</context>
<context>
    <name>tagline::OpeningCheck</name>
    <message>
        <source>Opening</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>tagline::OpeningPresenter</name>
    <message>
        <source>Models and clips (%1);;All files (*)</source>
        <translation>Modelle und Clips (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Dateien lesen</translation>
    </message>
    <message>
        <source>Reading files, a few seconds left</source>
        <translation>Dateien lesen, noch einige Sekunden</translation>
    </message>
    <message>
        <source>Reading files, about %1 s left</source>
        <translation>Dateien lesen, noch etwa %1 s</translation>
    </message>
    <message>
        <source>Reading files, about %1 min left</source>
        <translation>Dateien lesen, noch etwa %1 min</translation>
    </message>
    <message>
        <source>%1 is not empty. The new library will hold all clips in this folder and in the folders below it. Read them?</source>
        <translation>%1 ist nicht leer. Die neue Bibliothek wird alle Clips in diesem Ordner und den Ordnern darunter enthalten. Lesen?</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>Neue Bibliothek</translation>
    </message>
    <message>
        <source>Read Clips</source>
        <translation>Clips lesen</translation>
    </message>
    <message>
        <source>The sample library is not installed with Tagline.</source>
        <translation>Die Beispielbibliothek ist nicht mit Tagline installiert.</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Tagline libraries (*.tagline);;</source>
        <translation>Tagline-Bibliotheken (*.tagline);;</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>%1 cannot be written: choose another folder.</source>
        <translation>%1 ist nicht beschreibbar: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>No files are being read.</source>
        <translation>Es werden keine Dateien gelesen.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>Dateien suchen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Open Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 was moved, renamed or deleted, or its disk is not connected.</source>
        <translation>%1 wurde verschoben, umbenannt oder gelöscht, oder der Datenträger ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Remove from the List</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The sample library could not be copied for you and is opened where it is installed: %1</source>
        <translation>Die Beispielbibliothek konnte nicht kopiert werden und wird am Ort der Installation geöffnet: %1</translation>
    </message>
</context>
<context>
    <name>tagline::PanelDock</name>
    <message>
        <source>Dock %1</source>
        <translation>%1 andocken</translation>
    </message>
    <message>
        <source>Put this panel back into the window</source>
        <translation>Dieses Panel ins Fenster zurückholen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close this panel; the View menu opens it again</source>
        <translation>Dieses Panel schließen; das Menü „Ansicht“ öffnet es wieder</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>Menü von %1</translation>
    </message>
    <message>
        <source>Float or close this panel</source>
        <translation>Dieses Panel lösen oder schließen</translation>
    </message>
    <message>
        <source>Float %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>Dieses Panel aus dem Fenster nehmen oder zurückholen</translation>
    </message>
</context>
<context>
    <name>tagline::PanelRail</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 zeigen oder ausblenden</translation>
    </message>
</context>
<context>
    <name>tagline::PanelTabs</name>
    <message>
        <source>Panels here</source>
        <translation>Panels hier</translation>
    </message>
    <message>
        <source>More panels here</source>
        <translation>Weitere Panels hier</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Also here: %1</source>
        <translation>Auch hier: %1</translation>
    </message>
</context>
<context>
    <name>tagline::PartnerLanes</name>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>tagline::PictureCaptions</name>
    <message>
        <source>frame %1 · %2 s</source>
        <translation>Frame %1 · %2 s</translation>
    </message>
    <message numerus="yes">
        <source>+%n</source>
        <comment>tags that find no place</comment>
        <translation>
            <numerusform>+%n</numerusform>
            <numerusform>+%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::PictureExportDialog</name>
    <message>
        <source>Show &amp;tags as chips</source>
        <translation>&amp;Tags als Schildchen zeigen</translation>
    </message>
    <message>
        <source>Show frame &amp;number and time</source>
        <translation>Frame&amp;nummer und Zeit zeigen</translation>
    </message>
    <message>
        <source>Export Picture or Film</source>
        <translation>Bild oder Film exportieren</translation>
    </message>
    <message>
        <source>Picture of this frame</source>
        <translation>Bild dieses Frames</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Kontaktbogen</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>A sheet shows frames side by side, seen by one camera; a film plays them</source>
        <translation>Ein Bogen zeigt Frames nebeneinander, von einer Kamera gesehen; ein Film spielt sie</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>The frames of the sheet or film</source>
        <translation>Die Frames des Bogens oder Films</translation>
    </message>
    <message>
        <source>Frames on the sheet</source>
        <translation>Frames auf dem Bogen</translation>
    </message>
    <message>
        <source>How many frames are spread over the range, the first and the last included</source>
        <translation>Wie viele Frames über den Bereich verteilt werden, den ersten und letzten eingeschlossen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the picture or film is written as</source>
        <translation>Als was das Bild oder der Film geschrieben wird</translation>
    </message>
    <message>
        <source>Size in pixels</source>
        <translation>Größe in Pixeln</translation>
    </message>
    <message>
        <source>Width and height in pixels; of a sheet, those of each frame on it</source>
        <translation>Breite und Höhe in Pixeln; bei einem Bogen die jedes Frames darauf</translation>
    </message>
    <message>
        <source>Writes the tags that a frame has on its picture, in their colours</source>
        <translation>Schreibt die Tags, die ein Frame hat, in ihren Farben auf sein Bild</translation>
    </message>
    <message>
        <source>Writes on each picture which frame it shows, and its time</source>
        <translation>Schreibt auf jedes Bild, welchen Frame es zeigt, und dessen Zeit</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Schreiben</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>&amp;Bereich</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>F&amp;rames</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Choose where to, and export</source>
        <translation>Wählen, wohin, und exportieren</translation>
    </message>
    <message>
        <source>%1 × %2 each</source>
        <translation>je %1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, as in the window</source>
        <translation>%1 × %2, wie im Fenster</translation>
    </message>
    <message>
        <source>Films are encoded by the program ffmpeg, which is not installed: install the package ffmpeg and open this again.</source>
        <translation>Filme werden vom Programm ffmpeg kodiert, das nicht installiert ist: das Paket ffmpeg installieren und dies noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Frame %1, as the camera sees it now.</source>
        <translation>Frame %1, wie die Kamera ihn jetzt sieht.</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), seen from where the camera looks now, on %1 × %2 pixels.</source>
        <translation>
            <numerusform>%n Frame, von dort gesehen, wo die Kamera jetzt steht, auf %1 × %2 Pixeln.</numerusform>
            <numerusform>%n Frames, von dort gesehen, wo die Kamera jetzt steht, auf %1 × %2 Pixeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1 s, at the clip&apos;s speed.</source>
        <translation>
            <numerusform>%n Bild in %1 s, im Tempo des Clips.</numerusform>
            <numerusform>%n Bilder in %1 s, im Tempo des Clips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows around the figure what the window shows: ghosts, the way over the ground, contacts, axes and the way of a joint, as far as the View menu has them on</source>
        <translation>Zeigt um die Figur, was das Fenster zeigt: Geisterbilder, den Weg über den Boden, Kontakte, Achsen und den Weg eines Gelenks, soweit das Menü „Ansicht“ sie an hat</translation>
    </message>
    <message>
        <source>Show &amp;ghosts, trajectory and contacts</source>
        <translation>&amp;Geisterbilder, Bahn und Kontakte zeigen</translation>
    </message>
</context>
<context>
    <name>tagline::PictureExportPresenter</name>
    <message>
        <source>Exported the picture to %1</source>
        <translation>Bild nach %1 exportiert</translation>
    </message>
    <message numerus="yes">
        <source>Exported a contact sheet of %n frame(s) to %1</source>
        <translation>
            <numerusform>Kontaktbogen mit %n Frame nach %1 exportiert</numerusform>
            <numerusform>Kontaktbogen mit %n Frames nach %1 exportiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported a film of %n picture(s) to %1</source>
        <translation>
            <numerusform>Film aus %n Bild nach %1 exportiert</numerusform>
            <numerusform>Film aus %n Bildern nach %1 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Picture or Film</source>
        <translation>Bild oder Film exportieren</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 ist schon da. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>There is no picture without OpenGL.</source>
        <translation>Ohne OpenGL gibt es kein Bild.</translation>
    </message>
    <message>
        <source>Pictures are still being exported: wait for it or cancel it.</source>
        <translation>Bilder werden noch exportiert: warten oder abbrechen.</translation>
    </message>
    <message>
        <source>Only the clip itself is exported as picture or film: end what plays in its place first.</source>
        <translation>Nur der Clip selbst wird als Bild oder Film exportiert: zuerst beenden, was an seiner Stelle spielt.</translation>
    </message>
    <message>
        <source>No figure is shown.</source>
        <translation>Keine Figur ist zu sehen.</translation>
    </message>
    <message>
        <source>The clip is still being carried over to the character: try again in a moment.</source>
        <translation>Der Clip wird noch auf den Charakter übertragen: gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Another clip is shown now: nothing was exported.</source>
        <translation>Jetzt ist ein anderer Clip zu sehen: Nichts wurde exportiert.</translation>
    </message>
    <message>
        <source>Loop range</source>
        <translation>Schleifenbereich</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Whole clip</source>
        <translation>Ganzer Clip</translation>
    </message>
    <message>
        <source>Films (*.%1)</source>
        <translation>Filme (*.%1)</translation>
    </message>
    <message>
        <source>Pictures (*.%1)</source>
        <translation>Bilder (*.%1)</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1, frames %2–%3</source>
        <translation>%1, Frames %2–%3</translation>
    </message>
    <message>
        <source>Exporting a picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Exporting a contact sheet</source>
        <translation>Kontaktbogen exportieren</translation>
    </message>
    <message>
        <source>Exporting a film</source>
        <translation>Film exportieren</translation>
    </message>
    <message>
        <source>Exporting the picture…</source>
        <translation>Bild wird exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>Exporting the contact sheet…</source>
        <translation>Kontaktbogen wird exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>Exporting the film…</source>
        <translation>Film wird exportiert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::PictureKeeping</name>
    <message>
        <source>Keeping a picture of the library</source>
        <translation>Ein Bild der Bibliothek aufbewahren</translation>
    </message>
</context>
<context>
    <name>tagline::PlayCurveDialog</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Time Curve of Track %1</source>
        <translation>Zeitkurve von Track %1</translation>
    </message>
    <message>
        <source>Weight Curve of Track %1</source>
        <translation>Gewichtskurve von Track %1</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Ease in: slow at first</source>
        <translation>Sanft beginnen: anfangs langsam</translation>
    </message>
    <message>
        <source>Ease out: slow at last</source>
        <translation>Sanft enden: zuletzt langsam</translation>
    </message>
    <message>
        <source>Ease in and out</source>
        <translation>Sanft beginnen und enden</translation>
    </message>
    <message>
        <source>Hold in the middle</source>
        <translation>In der Mitte halten</translation>
    </message>
    <message>
        <source>Reverse: from the end to the beginning</source>
        <translation>Rückwärts: vom Ende zum Anfang</translation>
    </message>
    <message>
        <source>All along</source>
        <translation>Durchgehend</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Steigend</translation>
    </message>
    <message>
        <source>Falling</source>
        <translation>Fallend</translation>
    </message>
    <message>
        <source>Rising, ease in and out</source>
        <translation>Sanft steigend</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Steigend und fallend</translation>
    </message>
    <message>
        <source>Shape to begin with</source>
        <translation>Ausgangsform</translation>
    </message>
    <message>
        <source>Puts the points of this shape in the place of those that are there</source>
        <translation>Setzt die Punkte dieser Form an die Stelle der vorhandenen</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>The point that the two numbers are of, from left to right</source>
        <translation>Der Punkt, zu dem die zwei Zahlen gehören, von links nach rechts</translation>
    </message>
    <message>
        <source>Place of the point</source>
        <translation>Ort des Punkts</translation>
    </message>
    <message>
        <source>Where the point is on the track&apos;s way through its clip</source>
        <translation>Wo der Punkt auf dem Weg des Tracks durch seinen Clip liegt</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>Stelle im Clip</translation>
    </message>
    <message>
        <source>Which part of the clip is shown there</source>
        <translation>Welche Stelle des Clips dort gezeigt wird</translation>
    </message>
    <message>
        <source>Share of the weight</source>
        <translation>Anteil am Gewicht</translation>
    </message>
    <message>
        <source>How much of the layer&apos;s weight counts there</source>
        <translation>Wie viel vom Gewicht der Ebene dort zählt</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Punkt</translation>
    </message>
    <message>
        <source>&amp;At</source>
        <translation>Be&amp;i</translation>
    </message>
    <message>
        <source>S&amp;hows</source>
        <translation>Z&amp;eigt</translation>
    </message>
    <message>
        <source>C&amp;ounts</source>
        <translation>&amp;Zählt</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Drawn by hand</source>
        <translation>Von Hand gezeichnet</translation>
    </message>
</context>
<context>
    <name>tagline::PlayCurveView</name>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Drag a point, or click beside all points to add one. Tab chooses a point, arrow keys move it (with Shift farther), Insert adds one behind it, Delete removes it</source>
        <translation>Einen Punkt ziehen, oder neben alle Punkte klicken, um einen hinzuzufügen. Tab wählt einen Punkt, Pfeiltasten bewegen ihn (mit Umschalt weiter), Einfg fügt dahinter einen ein, Entf entfernt ihn</translation>
    </message>
</context>
<context>
    <name>tagline::PlaybackModes</name>
    <message>
        <source>Every frame of this clip is tagged: there are no gaps to play.</source>
        <translation>Jeder Frame dieses Clips ist getaggt: Es gibt keine Lücken zu spielen.</translation>
    </message>
    <message>
        <source>The query has no hits in this clip.</source>
        <translation>Die Abfrage hat keine Treffer in diesem Clip.</translation>
    </message>
    <message>
        <source>Select a range to loop first.</source>
        <translation>Zuerst einen Bereich für die Schleife auswählen.</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>Nothing plays.</source>
        <translation>Nichts spielt.</translation>
    </message>
</context>
<context>
    <name>tagline::PlaybackPresenter</name>
    <message>
        <source>%1 begins anew.</source>
        <translation>%1 beginnt von vorn.</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>This is the first frame.</source>
        <translation>Dies ist der erste Frame.</translation>
    </message>
    <message>
        <source>This is the last frame.</source>
        <translation>Dies ist der letzte Frame.</translation>
    </message>
    <message>
        <source>It cannot play slower.</source>
        <translation>Langsamer geht es nicht.</translation>
    </message>
    <message>
        <source>It cannot play faster.</source>
        <translation>Schneller geht es nicht.</translation>
    </message>
</context>
<context>
    <name>tagline::PresetPresenter</name>
    <message>
        <source>Put a clip on a track first%1.</source>
        <translation>Zuerst einen Clip auf einen Track legen%1.</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>Voreinstellung speichern</translation>
    </message>
    <message>
        <source>Save Preset %1</source>
        <translation>Voreinstellung %1 speichern</translation>
    </message>
    <message>
        <source>Preset %1 is now part of the library; Save%2 writes its file.</source>
        <translation>Voreinstellung %1 gehört jetzt zur Bibliothek; Speichern%2 schreibt deren Datei.</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Voreinstellung umbenennen</translation>
    </message>
    <message>
        <source>New name for %1:</source>
        <translation>Neuer Name für %1:</translation>
    </message>
    <message>
        <source>A preset named %1 already exists.</source>
        <translation>Eine Voreinstellung namens %1 gibt es schon.</translation>
    </message>
    <message>
        <source>Rename Preset %1 to %2</source>
        <translation>Voreinstellung %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Delete Preset %1</source>
        <translation>Voreinstellung %1 löschen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>clip and file</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>the tag %1</source>
        <translation>das Tag %1</translation>
    </message>
    <message>
        <source>Load Preset %1</source>
        <translation>Voreinstellung %1 laden</translation>
    </message>
    <message>
        <source>Preset %1 needs what is not in the library: %2. The rest plays; the preset is unchanged.</source>
        <translation>Voreinstellung %1 braucht, was nicht in der Bibliothek ist: %2. Der Rest spielt; die Voreinstellung ist unverändert.</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Name der Voreinstellung:</translation>
    </message>
    <message>
        <source>There is a preset “%1” already.</source>
        <translation>Eine Voreinstellung „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Replaced by the blend of now, it comes back by undo alone.</source>
        <translation>Durch die jetzige Mischung ersetzt, kommt sie nur durch Rückgängig wieder.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>tagline::PropertyEditor</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Value of a property</source>
        <translation>Wert einer Eigenschaft</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>The property to set; type a new name to add one</source>
        <translation>Die Eigenschaft, die gesetzt wird; ein neuer Name fügt eine hinzu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove the value from its frames</source>
        <translation>Den Wert von seinen Frames entfernen</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Set this value on the frames (Enter)</source>
        <translation>Diesen Wert auf den Frames setzen (Enter)</translation>
    </message>
    <message>
        <source>The value: %1</source>
        <translation>Der Wert: %1</translation>
    </message>
    <message>
        <source>The value: text, a number, or true or false; in quotes it is text</source>
        <translation>Der Wert: Text, Zahl oder true oder false; in Anführungszeichen ist es Text</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>Eine Eigenschaft braucht einen Namen.</translation>
    </message>
    <message>
        <source>Type a value.</source>
        <translation>Einen Wert eingeben.</translation>
    </message>
    <message>
        <source>%1 is declared as %2; “%3” is not.</source>
        <translation>%1 ist als %2 vereinbart; „%3“ ist das nicht.</translation>
    </message>
    <message>
        <source>Every value of %1 is %2 so far; “%3” is not. To mix them, declare it as a text (Tag ▸ Vocabulary…).</source>
        <translation>Jeder Wert von %1 ist bisher %2; „%3“ ist das nicht. Um sie zu mischen, sie als Text vereinbaren (Tag ▸ Vokabular&#xa0;…).</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>tagline::PropertyPresenter</name>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Länge von %1 ändern</translation>
    </message>
</context>
<context>
    <name>tagline::PropertyText</name>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
</context>
<context>
    <name>tagline::QueryBar</name>
    <message>
        <source>%1 · %2 · %3 · %4 ms</source>
        <comment>ranges, clips, frames and time of an answer</comment>
        <translation>%1 · %2 · %3 · %4 ms</translation>
    </message>
    <message numerus="yes">
        <source>%1 range(s)</source>
        <translation>
            <numerusform>%1 Bereich</numerusform>
            <numerusform>%1 Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 clip(s)</source>
        <translation>
            <numerusform>%1 Clip</numerusform>
            <numerusform>%1 Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 frame(s)</source>
        <translation>
            <numerusform>%1 Frame</numerusform>
            <numerusform>%1 Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the underlined word</source>
        <translation>Das unterstrichene Wort ersetzen</translation>
    </message>
    <message>
        <source>Replace the underlined word with this (Tab)</source>
        <translation>Das unterstrichene Wort hierdurch ersetzen (Tab)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Go to the previous range of the answer</source>
        <translation>Zum vorherigen Bereich des Ergebnisses gehen</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next range of the answer, in this clip or the next</source>
        <translation>Zum nächsten Bereich des Ergebnisses gehen, in diesem Clip oder dem nächsten</translation>
    </message>
    <message>
        <source>Tag these hits, make a live tag of them, or export them</source>
        <translation>Diese Treffer taggen, daraus ein Live-Tag machen, oder sie exportieren</translation>
    </message>
    <message>
        <source>Use the answer</source>
        <translation>Ergebnis verwenden</translation>
    </message>
    <message>
        <source>Clear the query (Esc)</source>
        <translation>Die Abfrage leeren (Esc)</translation>
    </message>
    <message>
        <source>Clear the query</source>
        <translation>Abfrage leeren</translation>
    </message>
    <message>
        <source>Save this query</source>
        <translation>Diese Abfrage speichern</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>Recent queries</source>
        <translation>Letzte Abfragen</translation>
    </message>
    <message>
        <source>Combine tags with | &amp; - ~ and brackets. Up and Down: earlier queries. Esc clears the query, and once more returns to the timeline</source>
        <translation>Tags mit | &amp; - ~ und Klammern verknüpfen. Hoch und Runter: frühere Abfragen. Esc leert die Abfrage, noch einmal führt zur Zeitleiste zurück</translation>
    </message>
    <message>
        <source>Save this query under a name</source>
        <translation>Diese Abfrage unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Continue computing</source>
        <translation>Weiter rechnen</translation>
    </message>
    <message>
        <source>Stop computing</source>
        <translation>Nicht weiter rechnen</translation>
    </message>
    <message>
        <source>Compute the remaining clips</source>
        <translation>Die übrigen Clips berechnen</translation>
    </message>
    <message>
        <source>Keep the answer for the clips computed so far</source>
        <translation>Das Ergebnis der bisher berechneten Clips behalten</translation>
    </message>
    <message>
        <source>Use %1 (Tab)</source>
        <translation>%1 verwenden (Tab)</translation>
    </message>
    <message>
        <source>Replace with %1</source>
        <translation>Durch %1 ersetzen</translation>
    </message>
    <message>
        <source>No saved queries yet</source>
        <translation>Noch keine gespeicherten Abfragen</translation>
    </message>
    <message>
        <source>Live Tags</source>
        <translation>Live-Tags</translation>
    </message>
    <message>
        <source>No queries yet: Enter finishes one</source>
        <translation>Noch keine Abfragen: Enter schließt eine ab</translation>
    </message>
    <message>
        <source>Clear Recent Queries</source>
        <translation>Letzte Abfragen leeren</translation>
    </message>
</context>
<context>
    <name>tagline::QueryEdit</name>
    <message>
        <source>Query: Run &amp; ~Bad</source>
        <translation>Abfrage: Run &amp; ~Bad</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Combine tags with | &amp; - ~ and brackets. Up and Down: earlier queries</source>
        <translation>Tags mit | &amp; - ~ und Klammern verknüpfen. Hoch und Runter: frühere Abfragen</translation>
    </message>
</context>
<context>
    <name>tagline::QueryNote</name>
    <message>
        <source>%1 is a value of instances here; the tag of that name is not compared</source>
        <translation>%1 ist hier ein Wert von Instanzen; das Tag dieses Namens wird nicht verglichen</translation>
    </message>
    <message>
        <source>%1 is the property here; instances of %2 have a value of that name too</source>
        <translation>%1 ist hier die Eigenschaft; Instanzen von %2 haben auch einen Wert dieses Namens</translation>
    </message>
</context>
<context>
    <name>tagline::QueryPresenter</name>
    <message>
        <source>There is no query.</source>
        <translation>Es gibt keine Abfrage.</translation>
    </message>
    <message>
        <source>Type a query without errors first.</source>
        <translation>Zuerst eine Abfrage ohne Fehler eingeben.</translation>
    </message>
    <message>
        <source>There is no query, or it has no hits.</source>
        <translation>Es gibt keine Abfrage, oder sie hat keine Treffer.</translation>
    </message>
    <message>
        <source>%1: stopped at %2 of %3 clips</source>
        <translation>%1: angehalten bei %2 von %3 Clips</translation>
    </message>
    <message>
        <source>%1: %2 of %3 clips</source>
        <translation>%1: %2 von %3 Clips</translation>
    </message>
    <message>
        <source>1 clip has no %1</source>
        <comment>a joint</comment>
        <translation>1 Clip hat kein %1</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) have no %1</source>
        <comment>a joint</comment>
        <translation>
            <numerusform>%n Clip hat kein %1</numerusform>
            <numerusform>%n Clips haben kein %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing can move like %1: %2</source>
        <comment>an example and the reason</comment>
        <translation>nichts kann sich wie %1 bewegen: %2</translation>
    </message>
    <message>
        <source>no clip has %1 %2</source>
        <comment>a property and its value</comment>
        <translation>kein Clip hat %1 %2</translation>
    </message>
    <message>
        <source>%1: nearest are %2</source>
        <translation>%1: am nächsten sind %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between several short notes</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>tagline::QuerySession</name>
    <message>
        <source>The query</source>
        <translation>Die Abfrage</translation>
    </message>
    <message>
        <source>the query could not be answered: change it to try again</source>
        <translation>die Abfrage ließ sich nicht beantworten: ändern, um es noch einmal zu versuchen</translation>
    </message>
</context>
<context>
    <name>tagline::Question</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tagline::RangeEditor</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>The first frame; the stop stays</source>
        <translation>Der erste Frame; das Ende bleibt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The frame after the last; the start stays</source>
        <translation>Der Frame nach dem letzten; der Anfang bleibt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>The number of frames; the start stays</source>
        <translation>Die Anzahl der Frames; der Anfang bleibt</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>timecode</source>
        <translation>Timecode</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Frames, seconds, or minutes:seconds:frames</source>
        <translation>Frames, Sekunden oder Minuten:Sekunden:Frames</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>The clip ends at %1: %2 lies beyond it.</source>
        <translation>Der Clip endet bei %1: %2 liegt dahinter.</translation>
    </message>
    <message>
        <source>type frames (120f), seconds (4.5s) or minutes:seconds:frames.</source>
        <translation>Frames (120f), Sekunden (4.5s) oder Minuten:Sekunden:Frames eingeben.</translation>
    </message>
    <message>
        <source>No time is typed: %1</source>
        <translation>Keine Zeit ist eingegeben: %1</translation>
    </message>
    <message>
        <source>“%1” is not a time: %2</source>
        <translation>„%1“ ist keine Zeit: %2</translation>
    </message>
    <message>
        <source>The clip starts at %1: a range cannot start before it.</source>
        <translation>Der Clip beginnt bei %1: Davor kann kein Bereich beginnen.</translation>
    </message>
    <message>
        <source>The clip ends at %1: a stop at %2 lies beyond it.</source>
        <translation>Der Clip endet bei %1: Ein Ende bei %2 liegt dahinter.</translation>
    </message>
    <message>
        <source>The stop (%1) must lie after the start (%2).</source>
        <translation>Das Ende (%1) muss nach dem Anfang (%2) liegen.</translation>
    </message>
</context>
<context>
    <name>tagline::ReactionDialog</name>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Reaction Time</source>
        <translation>Reaktionszeit</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Reaktionszeit</translation>
    </message>
    <message>
        <source>During playback, ranges start and stop this much before the key press, times the playback speed</source>
        <translation>Während der Wiedergabe beginnen und enden Bereiche so viel vor dem Tastendruck, mal Wiedergabetempo</translation>
    </message>
    <message>
        <source>Press Space as soon as the field lights up, %1 times</source>
        <translation>Die Leertaste drücken, sobald das Feld aufleuchtet, %1-mal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Use This Time</source>
        <translation>Diese Zeit verwenden</translation>
    </message>
    <message>
        <source>&amp;Reaction time</source>
        <translation>&amp;Reaktionszeit</translation>
    </message>
    <message>
        <source>Click Measure, then press Space as soon as this lights up</source>
        <translation>„Messen“ anklicken, dann die Leertaste drücken, sobald dies aufleuchtet</translation>
    </message>
    <message>
        <source>%1 ms: the median of %2</source>
        <translation>%1 ms: der Median von %2</translation>
    </message>
    <message>
        <source>Press Space now!</source>
        <translation>Jetzt die Leertaste drücken!</translation>
    </message>
    <message>
        <source>Wait… %1 of %2</source>
        <translation>Warten&#xa0;… %1 von %2</translation>
    </message>
</context>
<context>
    <name>tagline::ReadOnlyPresenter</name>
    <message>
        <source>%1 is open read-only: nothing was changed. Close it in the other window and choose File ▸ Open for Editing, or make a library of your own by File ▸ Save As.</source>
        <translation>%1 ist nur zum Lesen offen: Nichts wurde geändert. Im anderen Fenster schließen und „Datei ▸ Zum Bearbeiten öffnen“ wählen, oder mit „Datei ▸ Speichern unter“ eine eigene Bibliothek anlegen.</translation>
    </message>
    <message>
        <source>%1 is open read-only: nothing was changed. File ▸ Open for Editing ends that.</source>
        <translation>%1 ist nur zum Lesen offen: Nichts wurde geändert. „Datei ▸ Zum Bearbeiten öffnen“ beendet das.</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>%1 is open in another window of Tagline. Only look at it here, or edit it in both windows? What one of them saves, the other takes over.</source>
        <translation>%1 ist in einem anderen Fenster von Tagline offen. Hier nur ansehen, oder in beiden Fenstern bearbeiten? Was eines speichert, übernimmt das andere.</translation>
    </message>
    <message>
        <source>Open &amp;Read-Only</source>
        <translation>Nur zum &amp;Lesen öffnen</translation>
    </message>
    <message>
        <source>&amp;Edit in Both</source>
        <translation>In beiden &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Close It Here</source>
        <translation>&amp;Hier schließen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes: save or undo them, then it can be opened read-only.</source>
        <translation>%1 hat ungespeicherte Änderungen: speichern oder rückgängig machen, dann lässt es sich nur zum Lesen öffnen.</translation>
    </message>
    <message>
        <source>%1 is open read-only: nothing is changed or saved here; what other windows save is shown.</source>
        <translation>%1 ist nur zum Lesen offen: Hier wird nichts geändert oder gespeichert; was andere Fenster speichern, wird gezeigt.</translation>
    </message>
    <message>
        <source>%1 is still open in another window: close it there, or make a library of your own by File ▸ Save As.</source>
        <translation>%1 ist noch in einem anderen Fenster offen: dort schließen, oder mit „Datei ▸ Speichern unter“ eine eigene Bibliothek anlegen.</translation>
    </message>
    <message>
        <source>%1 can be edited again.</source>
        <translation>%1 lässt sich wieder bearbeiten.</translation>
    </message>
    <message>
        <source>The other window has closed %1: File ▸ Open for Editing lets you change it here.</source>
        <translation>Das andere Fenster hat %1 geschlossen: „Datei ▸ Zum Bearbeiten öffnen“ erlaubt, es hier zu ändern.</translation>
    </message>
    <message>
        <source>It is open read-only already.</source>
        <translation>Es ist schon nur zum Lesen offen.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>It can be edited already.</source>
        <translation>Es lässt sich schon bearbeiten.</translation>
    </message>
    <message>
        <source>It is open read-only: see File ▸ Open for Editing.</source>
        <translation>Es ist nur zum Lesen offen: siehe „Datei ▸ Zum Bearbeiten öffnen“.</translation>
    </message>
</context>
<context>
    <name>tagline::RecentList</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>What you open is listed here the next time.</source>
        <translation>Was geöffnet wird, steht beim nächsten Mal hier.</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Zuletzt geöffnete Bibliotheken</translation>
    </message>
</context>
<context>
    <name>tagline::RecentLooks</name>
    <message>
        <source>Looking for recent libraries</source>
        <translation>Zuletzt geöffnete Bibliotheken ansehen</translation>
    </message>
</context>
<context>
    <name>tagline::RecentRow</name>
    <message>
        <source>Open %1, in %2</source>
        <translation>%1 öffnen, in %2</translation>
    </message>
    <message>
        <source>%1, in %2: it is gone</source>
        <translation>%1, in %2: nicht mehr da</translation>
    </message>
    <message>
        <source>%1 is gone: it was moved, deleted, or its disk is not there</source>
        <translation>%1 ist nicht mehr da: verschoben, gelöscht, oder die Platte fehlt</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 takes it off this list; nothing is deleted on the disk</source>
        <translation>%1 nimmt es von dieser Liste; auf der Platte wird nichts gelöscht</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>%1 von der Liste nehmen</translation>
    </message>
    <message>
        <source>Take it off this list; nothing is deleted on the disk</source>
        <translation>Von dieser Liste nehmen; auf der Platte wird nichts gelöscht</translation>
    </message>
    <message>
        <source>Gone from %1</source>
        <translation>Nicht mehr in %1</translation>
    </message>
</context>
<context>
    <name>tagline::RecordEditor</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 und andere</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>confidence: mixed</source>
        <translation>Konfidenz: gemischt</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>%1 % sicher</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Note, values and confidence</source>
        <translation>Notiz, Werte und Konfidenz</translation>
    </message>
    <message>
        <source>Note and confidence</source>
        <translation>Notiz und Konfidenz</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>How sure you are that these frames have the tag. Queries can ask for it: Tag.confidence &lt; 0.8</source>
        <translation>Wie sicher ist, dass diese Frames das Tag haben. Abfragen können danach fragen: Tag.confidence &lt; 0.8</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>What others should know about these frames; stored in the sidecar</source>
        <translation>Was andere über diese Frames wissen sollten; steht in der Begleitdatei</translation>
    </message>
    <message>
        <source>toe only, hidden by the other leg, …</source>
        <translation>nur Zehen, vom anderen Bein verdeckt,&#xa0;…</translation>
    </message>
    <message>
        <source>Who tagged these frames, and when</source>
        <translation>Wer diese Frames wann getaggt hat</translation>
    </message>
    <message>
        <source>Save note, values and confidence (Enter)</source>
        <translation>Notiz, Werte und Konfidenz speichern (Enter)</translation>
    </message>
    <message>
        <source>Save note and confidence (Enter)</source>
        <translation>Notiz und Konfidenz speichern (Enter)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Confidence</source>
        <translation>&amp;Konfidenz</translation>
    </message>
    <message>
        <source>“%1” is no confidence: type 0 to 100 %, or 0.0 to 1.0.</source>
        <translation>„%1“ ist keine Konfidenz: 0 bis 100 % eingeben, oder 0.0 bis 1.0.</translation>
    </message>
</context>
<context>
    <name>tagline::RecordPresenter</name>
    <message>
        <source>Your tags are signed “%1” from now on</source>
        <translation>Eigene Tags sind ab jetzt mit „%1“ signiert</translation>
    </message>
    <message>
        <source>Your tags are not signed</source>
        <translation>Eigene Tags sind nicht signiert</translation>
    </message>
    <message numerus="yes">
        <source>%n range(s)</source>
        <translation>
            <numerusform>%n Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 clips selected</source>
        <translation>%1 in %2 Clips ausgewählt</translation>
    </message>
    <message>
        <source>%1 in %2 selected</source>
        <translation>%1 in %2 ausgewählt</translation>
    </message>
    <message>
        <source>Select a range first.</source>
        <translation>Zuerst einen Bereich auswählen.</translation>
    </message>
    <message>
        <source>%1, frames %2–%3</source>
        <comment>tag, start and stop</comment>
        <translation>%1, Frames %2–%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>tags, and how many ranges</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message numerus="yes">
        <source>Values of %n range(s)</source>
        <translation>
            <numerusform>Werte von %n Bereich</numerusform>
            <numerusform>Werte von %n Bereichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Note and Values of %1</source>
        <translation>Notiz und Werte von %1</translation>
    </message>
    <message numerus="yes">
        <source>Note and Values of %n range(s)</source>
        <translation>
            <numerusform>Notiz und Werte von %n Bereich</numerusform>
            <numerusform>Notiz und Werte von %n Bereichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message numerus="yes">
        <source>Note on %n range(s)</source>
        <translation>
            <numerusform>Notiz zu %n Bereich</numerusform>
            <numerusform>Notiz zu %n Bereichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s) had the same frames and values as another, and went</source>
        <translation>
            <numerusform>%n Instanz hatte dieselben Frames und Werte wie eine andere und entfiel</numerusform>
            <numerusform>%n Instanzen hatten dieselben Frames und Werte wie eine andere und entfielen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::RecoveryPresenter</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery: save them soon. %1</source>
        <translation>Ungespeicherte Änderungen lassen sich nicht zur Wiederherstellung bewahren: bald speichern. %1</translation>
    </message>
    <message>
        <source>Unsaved edits are kept for recovery again.</source>
        <translation>Ungespeicherte Änderungen werden wieder zur Wiederherstellung bewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>Tagline closed unexpectedly while “%1” was open. Reopen it with the unsaved edits of %n file(s)?</source>
        <translation>
            <numerusform>Tagline wurde unerwartet beendet, während „%1“ offen war. Mit den ungespeicherten Änderungen von %n Datei wieder öffnen?</numerusform>
            <numerusform>Tagline wurde unerwartet beendet, während „%1“ offen war. Mit den ungespeicherten Änderungen von %n Dateien wieder öffnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Tagline was started to open %1: you are asked for that again afterwards.</source>
        <translation>Tagline wurde gestartet, um %1 zu öffnen: Danach wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Recover Edits</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Ask Again Later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <source>Tagline closed unexpectedly, and the unsaved edits that it kept cannot be read.
%1
Keep the file, so that somebody can look into it?</source>
        <translation>Tagline wurde unerwartet beendet, und die bewahrten ungespeicherten Änderungen sind nicht lesbar.
%1
Die Datei behalten, damit jemand hineinsehen kann?</translation>
    </message>
    <message>
        <source>Keep File</source>
        <translation>Datei behalten</translation>
    </message>
    <message>
        <source>Remove File</source>
        <translation>Datei entfernen</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Tagline was started to open %1. Open it now, in place of “%2” with the recovered edits? You can save them first.</source>
        <translation>Tagline wurde gestartet, um %1 zu öffnen. Jetzt öffnen, anstelle von „%2“ mit den wiederhergestellten Änderungen? Sie lassen sich zuerst speichern.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message numerus="yes">
        <source>Recovered the edits of %n clip(s). They are not saved yet.</source>
        <translation>
            <numerusform>Änderungen von %n Clip wiederhergestellt. Noch nicht gespeichert.</numerusform>
            <numerusform>Änderungen von %n Clips wiederhergestellt. Noch nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovered what was changed in the library&apos;s tags, queries or settings, and no clip. It is not saved yet.</source>
        <translation>Wiederhergestellt, was an Tags, Abfragen oder Einstellungen der Bibliothek geändert war, und kein Clip. Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was left to recover: all that was kept is in the files.</source>
        <translation>Nichts war wiederherzustellen: Alles Bewahrte steht in den Dateien.</translation>
    </message>
    <message>
        <source>The edits of these files could not be applied. They are kept, and will be offered again the next time Tagline starts.
%1</source>
        <translation>Die Änderungen dieser Dateien ließen sich nicht anwenden. Sie bleiben bewahrt und werden beim nächsten Start von Tagline wieder angeboten.
%1</translation>
    </message>
    <message>
        <source>Recovered the edits of the clip %1. They are not saved yet.</source>
        <translation>Änderungen am Clip %1 wiederhergestellt. Noch nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>tagline::ReelBar</name>
    <message>
        <source>Play reel</source>
        <translation>Reel spielen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep this hit</source>
        <translation>Diesen Treffer behalten</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Skip this hit</source>
        <translation>Diesen Treffer auslassen</translation>
    </message>
    <message>
        <source>Tag the kept hits</source>
        <translation>Behaltene Treffer taggen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Play every hit of the query one after another, or return to the clip</source>
        <translation>Jeden Treffer der Abfrage nacheinander spielen, oder zum Clip zurückkehren</translation>
    </message>
    <message>
        <source>Keep this hit and go to the next</source>
        <translation>Diesen Treffer behalten und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Skip this hit and go to the next</source>
        <translation>Diesen Treffer auslassen und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Tag the kept hits…</source>
        <translation>Behaltene Treffer taggen&#xa0;…</translation>
    </message>
    <message>
        <source>Stop the reel</source>
        <translation>Reel beenden</translation>
    </message>
    <message numerus="yes">
        <source>Play %n hit(s)</source>
        <translation>
            <numerusform>%n Treffer spielen</numerusform>
            <numerusform>%n Treffer spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n kept</source>
        <translation>
            <numerusform>%n behaltenen taggen</numerusform>
            <numerusform>%n behaltene taggen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Preparing hit %1…</source>
        <translation>Treffer %1 wird vorbereitet&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Preparing %n clip(s) for the figure; stop the reel to cancel</source>
        <translation>
            <numerusform>%n Clip wird für die Figur vorbereitet; das Reel beenden, um abzubrechen</numerusform>
            <numerusform>%n Clips werden für die Figur vorbereitet; das Reel beenden, um abzubrechen</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring the cuts: %1 of %2</source>
        <translation>Schnitte messen: %1 von %2</translation>
    </message>
</context>
<context>
    <name>tagline::ReelPresenter</name>
    <message>
        <source>Type a query first%1: the reel plays its hits.</source>
        <translation>Zuerst eine Abfrage eingeben%1: Das Reel spielt ihre Treffer.</translation>
    </message>
    <message>
        <source>The files of these hits could not be read.</source>
        <translation>Die Dateien dieser Treffer waren nicht lesbar.</translation>
    </message>
    <message>
        <source>Play the reel first%1.</source>
        <translation>Zuerst das Reel spielen%1.</translation>
    </message>
    <message>
        <source>Keep some hits of the reel first (=).</source>
        <translation>Zuerst einige Treffer des Reels behalten (=).</translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <comment>clip and frames</comment>
        <translation>%1 %2–%3</translation>
    </message>
</context>
<context>
    <name>tagline::ReelSession</name>
    <message>
        <source>Reel</source>
        <translation>Reel</translation>
    </message>
    <message>
        <source>Reel: preparing hit %1…</source>
        <translation>Reel: Treffer %1 wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>Reel %1 of %2</source>
        <translation>Reel %1 von %2</translation>
    </message>
    <message>
        <source>%1, preparing hit %2…</source>
        <translation>%1, Treffer %2 wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>Measuring cuts</source>
        <translation>Schnitte messen</translation>
    </message>
</context>
<context>
    <name>tagline::ReelStrip</name>
    <message>
        <source>cut %1 m</source>
        <translation>Schnitt %1 m</translation>
    </message>
    <message>
        <source>Hits of the reel</source>
        <translation>Treffer des Reels</translation>
    </message>
    <message>
        <source>The hits of the query: click one to go there; Left and Right step through them. The higher the line before a hit, the further apart the poses at that cut</source>
        <translation>Die Treffer der Abfrage: einen anklicken, um hinzugehen; Links und Rechts gehen sie durch. Je höher die Linie vor einem Treffer, desto weiter liegen die Posen an diesem Schnitt auseinander</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1. %2 · %3 s</source>
        <comment>number, clip and frames, length</comment>
        <translation>%1. %2 · %3 s</translation>
    </message>
</context>
<context>
    <name>tagline::RefusedKeys</name>
    <message>
        <source>“%1”: %2</source>
        <comment>a command, and why not now</comment>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>tagline::ReportDialog</name>
    <message>
        <source>Save a Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>This is all that the report holds: versions, settings, the last fault and the log, without your paths. Nothing is sent; you hand it on yourself. What you take out of it here is not saved.</source>
        <translation>Das ist alles, was der Bericht enthält: Versionen, Einstellungen, den letzten Fehler und das Protokoll, ohne Pfade. Nichts wird gesendet; weitergeben muss man ihn selbst. Was hier herausgenommen wird, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>What the report holds; it can be changed before it is saved</source>
        <translation>Was der Bericht enthält; vor dem Speichern lässt er sich ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the report as text</source>
        <translation>Den Bericht als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Save Report…</source>
        <translation>Bericht &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Choose a file, and write the report into it</source>
        <translation>Eine Datei wählen und den Bericht hineinschreiben</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>tagline::RestoreDialog</name>
    <message>
        <source>Looking for backups…</source>
        <translation>Sicherungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Restore from Backup</source>
        <translation>Aus Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Sicherungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>What each file held before it was replaced; Up and Down choose</source>
        <translation>Was jede Datei enthielt, bevor sie ersetzt wurde; Hoch und Runter wählen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Bewahrt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Restoring It</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>What restoring changes</source>
        <translation>Was Wiederherstellen ändert</translation>
    </message>
    <message>
        <source>Each range that restoring the chosen backup would change</source>
        <translation>Jeder Bereich, den Wiederherstellen der gewählten Sicherung ändern würde</translation>
    </message>
    <message>
        <source>Tags before and after</source>
        <translation>Tags vorher und nachher</translation>
    </message>
    <message>
        <source>Above the tags of each clip as they are now, below as they would be</source>
        <translation>Oben die Tags jedes Clips, wie sie jetzt sind, unten, wie sie wären</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Take over what the chosen backup holds; one step that can be undone, and nothing is written until you save</source>
        <translation>Übernehmen, was die gewählte Sicherung enthält; ein Schritt, der sich rückgängig machen lässt, und vor dem Speichern wird nichts geschrieben</translation>
    </message>
    <message>
        <source>What the tags of this clip and the library file held before they were replaced. Restoring is a step that can be undone; nothing is written until you save.</source>
        <translation>Was die Tags dieses Clips und die Bibliotheksdatei enthielten, bevor sie ersetzt wurden. Wiederherstellen ist ein Schritt, der sich rückgängig machen lässt; vor dem Speichern wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>There are no backups of this clip&apos;s tags or of the library file: neither has been replaced yet.</source>
        <translation>Von den Tags dieses Clips und von der Bibliotheksdatei gibt es keine Sicherungen: Keine davon wurde bisher ersetzt.</translation>
    </message>
</context>
<context>
    <name>tagline::RestorePresenter</name>
    <message>
        <source>Open clips first, and choose the one whose tags you want back.</source>
        <translation>Zuerst Clips öffnen und den wählen, dessen Tags zurückkommen sollen.</translation>
    </message>
    <message>
        <source>Looking for backups</source>
        <translation>Sicherungen suchen</translation>
    </message>
    <message>
        <source>edits were saved</source>
        <translation>Änderungen wurden gespeichert</translation>
    </message>
    <message>
        <source>its last tag was removed</source>
        <translation>sein letztes Tag wurde entfernt</translation>
    </message>
    <message>
        <source>a backup was restored</source>
        <translation>eine Sicherung wurde wiederhergestellt</translation>
    </message>
    <message>
        <source>it was replaced</source>
        <translation>sie wurde ersetzt</translation>
    </message>
    <message>
        <source>cannot be done: %1</source>
        <translation>nicht möglich: %1</translation>
    </message>
    <message numerus="yes">
        <source>changes %n thing(s) of the library</source>
        <translation>
            <numerusform>ändert %n Sache der Bibliothek</numerusform>
            <numerusform>ändert %n Sachen der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>changes who gave tags, and when</source>
        <translation>ändert, wer Tags wann gab</translation>
    </message>
    <message>
        <source>changes on what clips are drawn</source>
        <translation>ändert, worauf Clips gezeichnet sind</translation>
    </message>
    <message>
        <source>changes nothing: the tags are so now</source>
        <translation>ändert nichts: So sind die Tags jetzt</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Restore Backup of %1</source>
        <translation>Sicherung von %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Restored %1 as it was kept on %2. Save writes it.</source>
        <translation>%1 wiederhergestellt, wie am %2 bewahrt. Speichern schreibt es.</translation>
    </message>
    <message>
        <source>%1 was closed or cannot be edited any more: nothing was restored.</source>
        <translation>%1 wurde geschlossen oder lässt sich nicht mehr bearbeiten: Nichts wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 was closed: nothing was restored.</source>
        <translation>%1 wurde geschlossen: Nichts wurde wiederhergestellt.</translation>
    </message>
    <message numerus="yes">
        <source>Import settings of %n file(s) that are not in the library were left as they are.</source>
        <translation>
            <numerusform>Importeinstellungen von %n Datei, die nicht in der Bibliothek ist, blieben unverändert.</numerusform>
            <numerusform>Importeinstellungen von %n Dateien, die nicht in der Bibliothek sind, blieben unverändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::RetargetDialog</name>
    <message>
        <source>Only &amp;unmapped</source>
        <translation>Nur nicht &amp;zugeordnete</translation>
    </message>
    <message>
        <source>Retarget to Character</source>
        <translation>Auf Charakter übertragen</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>Gelenke filtern</translation>
    </message>
    <message>
        <source>Show only rows that contain this text</source>
        <translation>Nur Zeilen zeigen, die diesen Text enthalten</translation>
    </message>
    <message>
        <source>Hide joints that are already mapped</source>
        <translation>Schon zugeordnete Gelenke ausblenden</translation>
    </message>
    <message>
        <source>Joints of the character and what moves them</source>
        <translation>Gelenke des Charakters und was sie bewegt</translation>
    </message>
    <message>
        <source>Click the second column, or press Enter, to choose the joint of the clip that moves this one. Delete unmaps it.</source>
        <translation>Die zweite Spalte anklicken oder Enter drücken, um das Gelenk des Clips zu wählen, das dieses bewegt. Entf hebt die Zuordnung auf.</translation>
    </message>
    <message>
        <source>Joint of %1</source>
        <translation>Gelenk von %1</translation>
    </message>
    <message>
        <source>Moved by, in %1</source>
        <translation>Bewegt von, in %1</translation>
    </message>
    <message>
        <source>Both figures in the reference pose</source>
        <translation>Beide Figuren in der Bezugspose</translation>
    </message>
    <message>
        <source>The clip&apos;s figure and the character in the reference pose: they should look alike</source>
        <translation>Die Figur des Clips und der Charakter in der Bezugspose: Sie sollten gleich aussehen</translation>
    </message>
    <message>
        <source>Reference pose</source>
        <translation>Bezugspose</translation>
    </message>
    <message>
        <source>The pose of the clip&apos;s figure in which the character stands alike. Best is one that stands upright, with its arms at its sides or held out.</source>
        <translation>Die Pose der Figur des Clips, in der der Charakter gleich steht. Am besten eine, die aufrecht steht, die Arme an den Seiten oder ausgestreckt.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Ruhepose</translation>
    </message>
    <message>
        <source>Frame of the clip</source>
        <translation>Frame des Clips</translation>
    </message>
    <message>
        <source>Frame of the reference pose</source>
        <translation>Frame der Bezugspose</translation>
    </message>
    <message>
        <source>The frame of the clip that is the reference pose</source>
        <translation>Der Frame des Clips, der die Bezugspose ist</translation>
    </message>
    <message>
        <source>&amp;Guess Again</source>
        <translation>Neu &amp;schätzen</translation>
    </message>
    <message>
        <source>Map the joints by the usual names of body parts</source>
        <translation>Die Gelenke nach den üblichen Namen von Körperteilen zuordnen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Unmap every joint</source>
        <translation>Alle Zuordnungen aufheben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close without changing anything (Esc)</source>
        <translation>Schließen, ohne etwas zu ändern (Esc)</translation>
    </message>
    <message>
        <source>&amp;Retarget</source>
        <translation>Ü&amp;bertragen</translation>
    </message>
    <message>
        <source>Not mapped</source>
        <translation>Nicht zugeordnet</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <comment>a joint that was guessed</comment>
        <translation>%1 (geschätzt)</translation>
    </message>
    <message>
        <source>Save this map in the library and use it (Ctrl+Enter, or Enter outside rows and fields)</source>
        <translation>Diese Zuordnung in der Bibliothek speichern und verwenden (Strg+Enter, oder Enter außerhalb von Zeilen und Feldern)</translation>
    </message>
    <message>
        <source>Remove the map from the library: the clip is not retargeted</source>
        <translation>Die Zuordnung aus der Bibliothek entfernen: Der Clip wird nicht übertragen</translation>
    </message>
    <message>
        <source>No joint is mapped: map one first, or click Guess Again</source>
        <translation>Kein Gelenk ist zugeordnet: zuerst eines zuordnen, oder „Neu schätzen“ anklicken</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n joint(s) mapped</source>
        <comment>of the character</comment>
        <translation>
            <numerusform>%1 von %n Gelenk zugeordnet</numerusform>
            <numerusform>%1 von %n Gelenken zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them guessed</source>
        <translation>%1, davon %2 geschätzt</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> und %n weiteres</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Every joint of the clip is used.</source>
        <translation>Jedes Gelenk des Clips wird verwendet.</translation>
    </message>
    <message>
        <source>Unused joints of the clip: %1</source>
        <translation>Unbenutzte Gelenke des Clips: %1</translation>
    </message>
    <message>
        <source>Reference &amp;pose</source>
        <translation>Bezugs&amp;pose</translation>
    </message>
</context>
<context>
    <name>tagline::RetargetPresenter</name>
    <message>
        <source>Choose a clip whose file could be read first.</source>
        <translation>Zuerst einen Clip wählen, dessen Datei lesbar war.</translation>
    </message>
    <message>
        <source>Retargeting was cancelled: the character changed</source>
        <translation>Die Übertragung wurde abgebrochen: Der Charakter hat sich geändert</translation>
    </message>
    <message>
        <source>Choose a character first, at the picture&apos;s lower right or by Clip ▸ Preview Character.</source>
        <translation>Zuerst einen Charakter wählen, rechts unten im Bild oder mit „Clip ▸ Charakter der Vorschau“.</translation>
    </message>
    <message>
        <source>This clip belongs to the character&apos;s own file: there is nothing to retarget. Another character is chosen at the picture&apos;s lower right.</source>
        <translation>Dieser Clip gehört zur Datei des Charakters selbst: Es gibt nichts zu übertragen. Ein anderer Charakter lässt sich rechts unten im Bild wählen.</translation>
    </message>
    <message>
        <source>One of the two figures goes on four legs, the other does not: a clip is carried over between figures of one kind. Choose another character at the picture&apos;s lower right.</source>
        <translation>Eine der beiden Figuren geht auf vier Beinen, die andere nicht: Ein Clip wird zwischen Figuren einer Art übertragen. Rechts unten im Bild einen anderen Charakter wählen.</translation>
    </message>
    <message>
        <source>Nothing is mapped: the clip does not move the character.</source>
        <translation>Nichts ist zugeordnet: Der Clip bewegt den Charakter nicht.</translation>
    </message>
    <message>
        <source>Show a clip of %1 to see it on the character.</source>
        <translation>Einen Clip von %1 zeigen, um ihn auf dem Charakter zu sehen.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Found: the rest pose</source>
        <translation>Gefunden: die Ruhepose</translation>
    </message>
    <message>
        <source>Found: frame %1</source>
        <translation>Gefunden: Frame %1</translation>
    </message>
    <message>
        <source>The clip could not be moved by this map: map other joints, or choose another character at the picture&apos;s lower right.</source>
        <translation>Der Clip ließ sich mit dieser Zuordnung nicht bewegen: andere Gelenke zuordnen, oder rechts unten im Bild einen anderen Charakter wählen.</translation>
    </message>
    <message>
        <source>Retarget to %1</source>
        <translation>Auf %1 übertragen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The viewport shows the clip as this map moves it.</source>
        <translation>Das Bild zeigt den Clip, wie diese Zuordnung ihn bewegt.</translation>
    </message>
</context>
<context>
    <name>tagline::RowPosesPresenter</name>
    <message>
        <source>Poses in rows</source>
        <translation>Posen in Zeilen</translation>
    </message>
</context>
<context>
    <name>tagline::RulePresenter</name>
    <message>
        <source>No rule suggests anything.</source>
        <translation>Keine Regel schlägt etwas vor.</translation>
    </message>
    <message>
        <source>Choose a rule to run it.</source>
        <translation>Eine Regel wählen, um sie auszuführen.</translation>
    </message>
    <message>
        <source>%1 in %2 · %3</source>
        <comment>suggestions, clips and frames</comment>
        <translation>%1 in %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s)</source>
        <translation>
            <numerusform>%Ln Vorschlag</numerusform>
            <numerusform>%Ln Vorschläge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 clips</source>
        <translation>%1: %2 von %3 Clips</translation>
    </message>
    <message>
        <source>Type a query: the rule suggests the frames that it finds.</source>
        <translation>Eine Abfrage eingeben: Die Regel schlägt die Frames vor, die sie findet.</translation>
    </message>
    <message>
        <source>The rule suggests nothing: its query is missing or wrong, see below.</source>
        <translation>Die Regel schlägt nichts vor: Ihre Abfrage fehlt oder ist falsch, siehe unten.</translation>
    </message>
    <message>
        <source>Which tag should the suggested ranges get? You can type the query afterwards.</source>
        <translation>Welches Tag sollen die vorgeschlagenen Bereiche bekommen? Die Abfrage lässt sich danach eingeben.</translation>
    </message>
    <message>
        <source>The rule suggests ranges where %1. Which tag should they get?</source>
        <translation>Die Regel schlägt Bereiche vor, wo %1. Welches Tag sollen sie bekommen?</translation>
    </message>
    <message>
        <source>New Rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Make Rule</source>
        <translation>Regel anlegen</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Remove Rule</source>
        <translation>Regel entfernen</translation>
    </message>
    <message>
        <source>A rule needs a name.</source>
        <translation>Eine Regel braucht einen Namen.</translation>
    </message>
    <message>
        <source>A rule with this name already exists.</source>
        <translation>Eine Regel mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>A rule needs a tag for what it suggests.</source>
        <translation>Eine Regel braucht ein Tag für das, was sie vorschlägt.</translation>
    </message>
    <message>
        <source>“%1” is not a length: write 5f, 0.2s or 200ms.</source>
        <translation>„%1“ ist keine Länge: 5f, 0.2s oder 200ms schreiben.</translation>
    </message>
    <message>
        <source>“%1” is no number: write 1.2.</source>
        <translation>„%1“ ist keine Zahl: 1.2 schreiben.</translation>
    </message>
    <message>
        <source>Edit Rule</source>
        <translation>Regel bearbeiten</translation>
    </message>
    <message>
        <source>There is no suggestion here: run a rule, then go to the next suggestion.</source>
        <translation>Hier ist kein Vorschlag: eine Regel ausführen, dann zum nächsten Vorschlag gehen.</translation>
    </message>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>There are no suggestions.</source>
        <translation>Es gibt keine Vorschläge.</translation>
    </message>
</context>
<context>
    <name>tagline::RuleSession</name>
    <message>
        <source>Accept %1</source>
        <translation>%1 annehmen</translation>
    </message>
    <message>
        <source>Reject %1</source>
        <translation>%1 ablehnen</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>%n Vorschlag annehmen</numerusform>
            <numerusform>%n Vorschläge annehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reject %n suggestion(s)</source>
        <translation>
            <numerusform>%n Vorschlag ablehnen</numerusform>
            <numerusform>%n Vorschläge ablehnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::RulesPanel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the rule</source>
        <translation>Der Name der Regel</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Frames to suggest, such as speed() &gt; 1.5</source>
        <translation>Frames, die vorgeschlagen werden, etwa speed() &gt; 1.5</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>A second threshold, where ranges end: with speed() &gt; 1.5 and 1 they begin above 1.5 and go on until the speed is no longer above 1. Empty: they end where the query does</source>
        <translation>Ein zweiter Schwellwert, bei dem Bereiche enden: Mit speed() &gt; 1.5 und 1 beginnen sie über 1.5 und gehen weiter, bis das Tempo nicht mehr über 1 ist. Leer: Sie enden, wo die Abfrage endet</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>The tag of accepted suggestions</source>
        <translation>Das Tag angenommener Vorschläge</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Ignore answers shorter than this: 5f, 0.2s or 200ms</source>
        <translation>Kürzere Treffer als das auslassen: 5f, 0.2s oder 200ms</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Close gaps up to this length first: 3f, 0.1s or 100ms</source>
        <translation>Zuerst Lücken bis zu dieser Länge schließen: 3f, 0.1s oder 100ms</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Click a rule to run it: its suggestions are drawn dashed on the timeline</source>
        <translation>Eine Regel anklicken, um sie auszuführen: Ihre Vorschläge sind auf der Zeitleiste gestrichelt gezeichnet</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>Alle Clips</translation>
    </message>
    <message>
        <source>Selected clips</source>
        <translation>Ausgewählte Clips</translation>
    </message>
    <message>
        <source>This clip</source>
        <translation>Dieser Clip</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Suggest in the whole library, in the selected clips, or in this clip only</source>
        <translation>In der ganzen Bibliothek vorschlagen, in den ausgewählten Clips, oder nur in diesem Clip</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the rule; accepted ranges stay</source>
        <translation>Die Regel entfernen; angenommene Bereiche bleiben</translation>
    </message>
    <message>
        <source>New Rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Add a rule for the current query</source>
        <translation>Eine Regel für die aktuelle Abfrage hinzufügen</translation>
    </message>
    <message>
        <source>speed() &gt; 1.5</source>
        <translation>speed() &gt; 1.5</translation>
    </message>
    <message>
        <source>Show in Library</source>
        <translation>In Bibliothek zeigen</translation>
    </message>
    <message>
        <source>Put the rule&apos;s query into the query bar</source>
        <translation>Die Abfrage der Regel in die Abfrageleiste setzen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Turn the current suggestion into a range (Enter on the timeline)</source>
        <translation>Den aktuellen Vorschlag zu einem Bereich machen (Enter auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Never suggest this range again (Backspace on the timeline)</source>
        <translation>Diesen Bereich nie wieder vorschlagen (Rücktaste auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to the next suggestion (Tab on the timeline); a click on one goes there too</source>
        <translation>Zum nächsten Vorschlag gehen (Tab auf der Zeitleiste); ein Klick auf einen geht ebenfalls hin</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>Alle annehmen</translation>
    </message>
    <message>
        <source>Turn all suggestions into ranges, in one step</source>
        <translation>Alle Vorschläge zu Bereichen machen, in einem Schritt</translation>
    </message>
    <message>
        <source>Reject All</source>
        <translation>Alle ablehnen</translation>
    </message>
    <message>
        <source>Never suggest any of them again</source>
        <translation>Keinen davon je wieder vorschlagen</translation>
    </message>
    <message>
        <source>A rule suggests ranges: type a query such as speed() &gt; 1.5 in the query bar above the picture, then click New Rule.</source>
        <translation>Eine Regel schlägt Bereiche vor: eine Abfrage wie speed() &gt; 1.5 in die Abfrageleiste über dem Bild eingeben, dann „Neue Regel“ anklicken.</translation>
    </message>
    <message>
        <source>a number, such as 1.0</source>
        <translation>eine Zahl, etwa 1.0</translation>
    </message>
</context>
<context>
    <name>tagline::SampleCopy</name>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>something else is in its place</source>
        <translation>an seiner Stelle liegt etwas anderes</translation>
    </message>
</context>
<context>
    <name>tagline::SavePresenter</name>
    <message numerus="yes">
        <source>Saved %n file(s)</source>
        <translation>
            <numerusform>%n Datei gespeichert</numerusform>
            <numerusform>%n Dateien gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source> · merged with another program&apos;s changes: %1</source>
        <translation> · mit Änderungen eines anderen Programms zusammengeführt: %1</translation>
    </message>
    <message>
        <source> · what they held before could not be kept as backups: %1</source>
        <translation> · was sie vorher enthielten, ließ sich nicht als Sicherung bewahren: %1</translation>
    </message>
    <message>
        <source> · version control was not told: %1 (Edit ▸ Settings… ▸ Saving)</source>
        <translation> · der Versionsverwaltung wurde nichts gesagt: %1 (Bearbeiten ▸ Einstellungen&#xa0;… ▸ Speichern)</translation>
    </message>
    <message>
        <source>Some files are read only:
%1

Make them writable and save?</source>
        <translation>Einige Dateien sind schreibgeschützt:
%1

Beschreibbar machen und speichern?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Make Writable and Save</source>
        <translation>Beschreibbar machen und speichern</translation>
    </message>
    <message>
        <source>%1 is open read-only: nothing is saved. File ▸ Save As makes a library of your own, File ▸ Open for Editing lets you change it here.</source>
        <translation>%1 ist nur zum Lesen offen: Nichts wird gespeichert. „Datei ▸ Speichern unter“ legt eine eigene Bibliothek an, „Datei ▸ Zum Bearbeiten öffnen“ erlaubt, sie hier zu ändern.</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Save Library File As</source>
        <translation>Bibliotheksdatei speichern unter</translation>
    </message>
    <message>
        <source>Saved as %1, which can be edited. Tags lie beside their clips: other windows take over what is saved of them.</source>
        <translation>Als %1 gespeichert, was sich bearbeiten lässt. Tags liegen neben ihren Clips: Andere Fenster übernehmen, was davon gespeichert wird.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Als %1 gespeichert</translation>
    </message>
    <message>
        <source>Some clips lie outside of what you opened: a link leads there, or the library file names the folder.
%1
Write tags there, now and from now on?</source>
        <translation>Einige Clips liegen außerhalb dessen, was geöffnet wurde: Ein Link führt dorthin, oder die Bibliotheksdatei nennt den Ordner.
%1
Tags dorthin schreiben, jetzt und in Zukunft?</translation>
    </message>
    <message>
        <source>Write There</source>
        <translation>Dorthin schreiben</translation>
    </message>
    <message>
        <source>Nothing was saved. Undo the edits of those clips, or save and let their tags be written there.</source>
        <translation>Nichts wurde gespeichert. Die Änderungen dieser Clips rückgängig machen, oder speichern und ihre Tags dorthin schreiben lassen.</translation>
    </message>
    <message numerus="yes">
        <source>%1. Stopped: the tags of %n file(s) are not saved yet.</source>
        <translation>
            <numerusform>%1. Angehalten: Die Tags von %n Datei sind noch nicht gespeichert.</numerusform>
            <numerusform>%1. Angehalten: Die Tags von %n Dateien sind noch nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The vocabulary and saved queries were not: choose where to save the library file.</source>
        <translation>%1. Vokabular und gespeicherte Abfragen nicht: wählen, wo die Bibliotheksdatei gespeichert wird.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n file(s) with conflicts are as they were, here and on the disk: Save asks again.</source>
        <translation>
            <numerusform>%1. %n Datei mit Konflikten ist, wie sie war, hier und auf der Platte: Speichern fragt wieder.</numerusform>
            <numerusform>%1. %n Dateien mit Konflikten sind, wie sie waren, hier und auf der Platte: Speichern fragt wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>this library</source>
        <translation>dieser Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>The library file was not saved.</source>
        <translation>Die Bibliotheksdatei wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Choose another place for the library file</source>
        <translation>Einen anderen Ort für die Bibliotheksdatei wählen</translation>
    </message>
    <message>
        <source>Tags Are Saved: Now the Library File (Vocabulary, Queries)</source>
        <translation>Tags gespeichert: nun die Bibliotheksdatei (Vokabular, Abfragen)</translation>
    </message>
    <message>
        <source>Save the Library File (Vocabulary, Queries)</source>
        <translation>Bibliotheksdatei speichern (Vokabular, Abfragen)</translation>
    </message>
    <message>
        <source>Not everything was saved. Your edits are still here.</source>
        <translation>Nicht alles wurde gespeichert. Die Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Save a &amp;Copy Elsewhere…</source>
        <translation>&amp;Kopie anderswo speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Write what is not saved to another folder; it stays unsaved here</source>
        <translation>Ungespeichertes in einen anderen Ordner schreiben; hier bleibt es ungespeichert</translation>
    </message>
    <message>
        <source>No copies were saved. Your edits are still here.
%1</source>
        <translation>Keine Kopien gespeichert. Die Änderungen sind noch da.
%1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved as copies in %1. In their own places they are not saved: Save tries again.</source>
        <translation>
            <numerusform>%n Datei als Kopie in %1 gespeichert. Am eigenen Ort ist sie nicht gespeichert: „Speichern“ versucht es erneut.</numerusform>
            <numerusform>%n Dateien als Kopien in %1 gespeichert. Am eigenen Ort sind sie nicht gespeichert: „Speichern“ versucht es erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an Empty Folder for the Copies</source>
        <translation>Einen leeren Ordner für die Kopien wählen</translation>
    </message>
    <message>
        <source> · written directly, as files in %1 are until Tagline is closed; what they held before is in %2</source>
        <translation> · direkt geschrieben, wie alle Dateien in %1, bis Tagline geschlossen wird; was sie vorher enthielten, liegt in %2</translation>
    </message>
    <message>
        <source>Unsaved edits in %1: %2. Save them?</source>
        <comment>library, what of it is unsaved</comment>
        <translation>Nicht gespeichert in %1: %2. Speichern?</translation>
    </message>
    <message>
        <source>Save a New One…</source>
        <translation>Neue speichern&#xa0;…</translation>
    </message>
    <message>
        <source>A library file lies there and is not the one that is open: %1. Of several in a folder only the first by name is read when the folder is opened: the other&apos;s colours, keys, queries and presets are not there then.
If it is damaged, mend it or bring back an earlier version (File ▸ Restore from Backup…), and open it.</source>
        <translation>Dort liegt eine Bibliotheksdatei, die nicht die geöffnete ist: %1. Von mehreren in einem Ordner wird nur die erste nach dem Namen gelesen, wenn der Ordner geöffnet wird: Farben, Tasten, Abfragen und Voreinstellungen der anderen fehlen dann.
Wenn sie beschädigt ist: ausbessern oder eine frühere Fassung zurückholen (Datei ▸ Aus Sicherung wiederherstellen&#xa0;…) und sie öffnen.</translation>
    </message>
    <message>
        <source>Some Tags Could Not Be Saved: Now the Library File (Vocabulary, Queries)</source>
        <translation>Einige Tags nicht gespeichert: nun die Bibliotheksdatei (Vokabular, Abfragen)</translation>
    </message>
    <message>
        <source>%1. Tags that could not be saved: %2. The vocabulary and saved queries were not either: choose where to save the library file.</source>
        <translation>%1. Tags, die nicht gespeichert werden konnten: %2. Auch Vokabular und gespeicherte Abfragen nicht: wählen, wo die Bibliotheksdatei gespeichert wird.</translation>
    </message>
</context>
<context>
    <name>tagline::SaveProgress</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message numerus="yes">
        <source>Saving %n file(s)…</source>
        <translation>
            <numerusform>%n Datei wird gespeichert&#xa0;…</numerusform>
            <numerusform>%n Dateien werden gespeichert&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>tagline::SaveRemedies</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Save once more, after you made room, connected the disk or closed what was in the way</source>
        <translation>Noch einmal speichern, nachdem Platz geschaffen, der Datenträger verbunden oder das Hindernis beseitigt ist</translation>
    </message>
    <message>
        <source>&amp;Write Directly</source>
        <translation>&amp;Direkt schreiben</translation>
    </message>
    <message>
        <source>Write into the files that are there. A backup of each is kept first: if writing ends midway, a file is incomplete</source>
        <translation>In die vorhandenen Dateien schreiben. Jede wird zuvor gesichert: Bricht das Schreiben ab, ist eine Datei unvollständig</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried again %n time(s), last at %1: it failed again.</source>
        <translation>
            <numerusform>%n-mal erneut versucht, zuletzt um %1: wieder fehlgeschlagen.</numerusform>
            <numerusform>%n-mal erneut versucht, zuletzt um %1: wieder fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually a new file takes the old one&apos;s place. Some synchronised folders and network shares refuse that: Write Directly writes into the file that is there, after a backup of it in %1 (File ▸ Restore from Backup… brings it back). Until Tagline is closed, files of that folder are then always written so.</source>
        <translation>Gewöhnlich tritt eine neue Datei an die Stelle der alten. Manche synchronisierten Ordner und Netzlaufwerke lehnen das ab: „Direkt schreiben“ schreibt in die vorhandene Datei, nach einer Sicherung in %1 (Datei ▸ Aus Sicherung wiederherstellen&#xa0;… holt sie zurück). Bis Tagline geschlossen wird, werden Dateien dieses Ordners dann immer so geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>Another program damaged %n file(s) of tags. Replace writes the tags that are open here in their place, after a backup of each in %1.</source>
        <translation>
            <numerusform>Ein anderes Programm hat %n Datei mit Tags beschädigt. Ersetzen schreibt die hier offenen Tags an ihre Stelle, nach einer Sicherung in %1.</numerusform>
            <numerusform>Ein anderes Programm hat %n Dateien mit Tags beschädigt. Ersetzen schreibt die hier offenen Tags an ihre Stelle, nach einer Sicherung jeder Datei in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Write the tags that are open here in place of the damaged files</source>
        <translation>Die hier offenen Tags an die Stelle der beschädigten Dateien schreiben</translation>
    </message>
</context>
<context>
    <name>tagline::SavedQueriesDialog</name>
    <message>
        <source>&amp;Use Query</source>
        <translation>Abfrage &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Saved Queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>Live tags</source>
        <translation>Live-Tags</translation>
    </message>
    <message>
        <source>F2 or a double click edits a name or a query; Delete removes it</source>
        <translation>F2 oder ein Doppelklick bearbeitet Namen oder Abfrage; Entf entfernt sie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Keep the changes, and make this query that of the query bar</source>
        <translation>Die Änderungen behalten und diese Abfrage in die Abfrageleiste setzen</translation>
    </message>
    <message>
        <source>Edit the name; what uses the query follows (F2)</source>
        <translation>Den Namen bearbeiten; was die Abfrage verwendet, folgt (F2)</translation>
    </message>
    <message>
        <source>Remove the query or live tag (Delete)</source>
        <translation>Die Abfrage oder das Live-Tag entfernen (Entf)</translation>
    </message>
    <message>
        <source>Keep Changes</source>
        <translation>Änderungen behalten</translation>
    </message>
    <message>
        <source>There are no saved queries. %1 saves the one in the query bar.</source>
        <translation>Es gibt keine gespeicherten Abfragen. %1 speichert die in der Abfrageleiste.</translation>
    </message>
    <message>
        <source>Query ▸ Save Query…</source>
        <translation>Abfrage ▸ Abfrage speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::SavedQueryPresenter</name>
    <message>
        <source>A query needs a name.</source>
        <translation>Eine Abfrage braucht einen Namen.</translation>
    </message>
    <message>
        <source>There are two live tags “%1”.</source>
        <translation>Es gibt zwei Live-Tags „%1“.</translation>
    </message>
    <message>
        <source>There are two saved queries “%1”.</source>
        <translation>Es gibt zwei gespeicherte Abfragen „%1“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” uses %2, which is deleted.</source>
        <translation>„%1“ verwendet %2, was gelöscht ist.</translation>
    </message>
    <message>
        <source>Type a query first%1.</source>
        <translation>Zuerst eine Abfrage eingeben%1.</translation>
    </message>
    <message>
        <source>The query cannot be read: correct what is underlined first.</source>
        <translation>Die Abfrage ist nicht lesbar: zuerst das Unterstrichene berichtigen.</translation>
    </message>
    <message>
        <source>Save Query</source>
        <translation>Abfrage speichern</translation>
    </message>
    <message>
        <source>Name of the query:</source>
        <translation>Name der Abfrage:</translation>
    </message>
    <message>
        <source>There is a query “%1” already. Replace it?</source>
        <translation>Eine Abfrage „%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace Query</source>
        <translation>Abfrage ersetzen</translation>
    </message>
    <message>
        <source>Save Query %1</source>
        <translation>Abfrage %1 speichern</translation>
    </message>
    <message>
        <source>Another program changed the saved queries meanwhile. Nothing was changed: open the dialog again.</source>
        <translation>Ein anderes Programm hat inzwischen die gespeicherten Abfragen geändert. Nichts wurde geändert: den Dialog noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Edit Saved Queries</source>
        <translation>Gespeicherte Abfragen bearbeiten</translation>
    </message>
    <message>
        <source>Saved queries changed</source>
        <translation>Gespeicherte Abfragen geändert</translation>
    </message>
    <message>
        <source>Rename Live Tag</source>
        <translation>Live-Tag umbenennen</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Neuer Name von %1:</translation>
    </message>
    <message>
        <source>Rename Live Tag %1 to %2</source>
        <translation>Live-Tag %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Delete Live Tag</source>
        <translation>Live-Tag löschen</translation>
    </message>
    <message>
        <source>Delete %1? This can be undone.</source>
        <translation>%1 löschen? Das lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Delete Live Tag %1</source>
        <translation>Live-Tag %1 löschen</translation>
    </message>
</context>
<context>
    <name>tagline::SavedStatePresenter</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>vor %1 s</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 min</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>Nothing is changed or saved; File ▸ Open for Editing ends that</source>
        <translation>Nichts wird geändert oder gespeichert; „Datei ▸ Zum Bearbeiten öffnen“ beendet das</translation>
    </message>
    <message>
        <source>All changes saved</source>
        <translation>Alle Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Every edit is in its file</source>
        <translation>Jede Änderung steht in ihrer Datei</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>File ▸ Save writes them to their files</source>
        <translation>„Datei ▸ Speichern“ schreibt sie in ihre Dateien</translation>
    </message>
    <message>
        <source>Unsaved changes (recovery copy %1)</source>
        <translation>Nicht gespeichert (Wiederherstellungskopie: %1)</translation>
    </message>
    <message>
        <source>The copy is for the next start after a crash; File ▸ Save writes what was changed to its files</source>
        <translation>Die bewahrte Kopie ist für den nächsten Start nach einem Absturz; „Datei ▸ Speichern“ schreibt das Geänderte in seine Dateien</translation>
    </message>
    <message>
        <source>Unsaved changes (no recovery copy: %1)</source>
        <translation>Nicht gespeichert (keine Wiederherstellungskopie: %1)</translation>
    </message>
    <message>
        <source>%1. A crash would lose what was changed since the last save. File ▸ Save writes it to its files</source>
        <translation>%1. Bei einem Absturz ginge verloren, was seit dem letzten Speichern geändert wurde. „Datei ▸ Speichern“ schreibt es in die Dateien</translation>
    </message>
</context>
<context>
    <name>tagline::SegmentsDialog</name>
    <message>
        <source>On the timeline, %1 goes to the next segment and %2 back. A tag&apos;s key tags the segment at the playhead and goes on; while the clip plays, keys tag as ever.</source>
        <translation>Auf der Zeitleiste geht %1 zum nächsten Abschnitt und %2 zurück. Die Taste eines Tags taggt den Abschnitt an der Wiedergabeposition und geht weiter; während der Clip spielt, taggen Tasten wie sonst.</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Go to the segment before the playhead&apos;s (%1 on the timeline)</source>
        <translation>Zum Abschnitt vor dem der Wiedergabeposition gehen (%1 auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>Go to the segment behind the playhead&apos;s (%1 on the timeline)</source>
        <translation>Zum Abschnitt nach dem der Wiedergabeposition gehen (%1 auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>Boundaries</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>How many boundaries a minute of motion has; those where the motion changes most come first</source>
        <translation>Wie viele Grenzen eine Minute Bewegung hat; die, an denen sie sich am meisten ändert, kommen zuerst</translation>
    </message>
    <message>
        <source> a minute</source>
        <translation> je Minute</translation>
    </message>
    <message>
        <source>Boundaries a minute</source>
        <translation>Grenzen je Minute</translation>
    </message>
</context>
<context>
    <name>tagline::SegmentsPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>This is the first segment of the clip.</source>
        <translation>Dies ist der erste Abschnitt des Clips.</translation>
    </message>
    <message>
        <source>This is the last segment of the clip.</source>
        <translation>Dies ist der letzte Abschnitt des Clips.</translation>
    </message>
    <message>
        <source>The tags of %1 cannot be edited.</source>
        <translation>Die Tags von %1 lassen sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>This segment has %1 already, or another tag of its group keeps it.</source>
        <translation>Dieser Abschnitt hat schon %1, oder ein anderes Tag der Gruppe besetzt ihn.</translation>
    </message>
    <message>
        <source>Tag Segment as %1</source>
        <translation>Abschnitt als %1 taggen</translation>
    </message>
    <message>
        <source>Show a clip to part it into segments.</source>
        <translation>Einen Clip zeigen, um ihn in Abschnitte zu zerlegen.</translation>
    </message>
    <message>
        <source>Looking where the motion changes…</source>
        <translation>Gesucht wird, wo die Bewegung sich ändert&#xa0;…</translation>
    </message>
    <message>
        <source>The motion of this clip does not change so that it could be parted; more boundaries may help.</source>
        <translation>Die Bewegung dieses Clips ändert sich nicht so, dass er sich zerlegen ließe; mehr Grenzen helfen vielleicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s).</source>
        <translation>
            <numerusform>%n Abschnitt.</numerusform>
            <numerusform>%n Abschnitte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Segment %1 of %2: frames %3–%4, %5 s.</source>
        <translation>Abschnitt %1 von %2: Frames %3–%4, %5 s.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>segment boundary</source>
        <translation>Abschnittsgrenze</translation>
    </message>
</context>
<context>
    <name>tagline::Setting</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>muss eines von %1 sein</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>can only be emptied</source>
        <translation>lässt sich nur leeren</translation>
    </message>
</context>
<context>
    <name>tagline::SettingField</name>
    <message>
        <source>You allowed no such folder.</source>
        <translation>Kein solcher Ordner ist erlaubt.</translation>
    </message>
    <message>
        <source>Nothing is kept.</source>
        <translation>Nichts ist aufgezeichnet.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <comment>a setting</comment>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Empty “%1”</source>
        <translation>„%1“ leeren</translation>
    </message>
    <message>
        <source>Reset “%1” to %2</source>
        <translation>„%1“ auf %2 zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Ask Again for %n Folder(s)</source>
        <translation>
            <numerusform>Bei %n Ordner wieder fragen</numerusform>
            <numerusform>Bei %n Ordnern wieder fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask Again</source>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear %1…</source>
        <comment>12.5 minutes</comment>
        <translation>%1 leeren&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::SettingTexts</name>
    <message>
        <source>from the library&apos;s settings</source>
        <translation>aus den Einstellungen der Bibliothek</translation>
    </message>
    <message>
        <source>from the file</source>
        <translation>aus der Datei</translation>
    </message>
    <message>
        <source>from the file format</source>
        <translation>aus dem Dateiformat</translation>
    </message>
    <message>
        <source>guessed: the figure stands so at rest</source>
        <translation>geschätzt: So steht die Figur in Ruhe</translation>
    </message>
    <message>
        <source>guessed: the figure stands so as it moves</source>
        <translation>geschätzt: So steht die Figur, während sie sich bewegt</translation>
    </message>
    <message>
        <source>guessed from the figure&apos;s size</source>
        <translation>aus der Größe der Figur geschätzt</translation>
    </message>
    <message>
        <source>as the other files of this skeleton in the folder</source>
        <translation>wie die anderen Dateien dieses Skeletts im Ordner</translation>
    </message>
    <message>
        <source>assumed: the file does not say</source>
        <translation>angenommen: Die Datei sagt es nicht</translation>
    </message>
</context>
<context>
    <name>tagline::SettingsDialog</name>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung hat diese Wörter.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung finden</translation>
    </message>
    <message>
        <source>Show the settings and keys of every page that have these words</source>
        <translation>Die Einstellungen und Tasten aller Seiten zeigen, die diese Wörter haben</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Choose a page of settings</source>
        <translation>Eine Seite der Einstellungen wählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Reset All…</source>
        <translation>Alle &amp;zurücksetzen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::SettingsFile</name>
    <message>
        <source>“settings” must be an object: { … }</source>
        <translation>„settings“ muss ein Objekt sein: {&#xa0;… }</translation>
    </message>
    <message>
        <source>“keys” must be an object: { … }</source>
        <translation>„keys“ muss ein Objekt sein: {&#xa0;… }</translation>
    </message>
    <message>
        <source>is about one person or computer, and in no file</source>
        <translation>gehört zu einer Person oder einem Rechner und steht in keiner Datei</translation>
    </message>
    <message>
        <source>“%1” (%2) %3; found %4. Correct it, or take the line out.</source>
        <translation>„%1“ (%2) %3; gefunden: %4. Berichtigen oder die Zeile herausnehmen.</translation>
    </message>
    <message>
        <source>the keys of “%1” (%2) must be a list such as %3; found %4. Correct it, or take the line out.</source>
        <translation>die Tasten von „%1“ (%2) müssen eine Liste wie %3 sein; gefunden: %4. Berichtigen oder die Zeile herausnehmen.</translation>
    </message>
    <message>
        <source>%1 of “%2” already belongs to “%3”; give one of them another key.</source>
        <translation>%1 von „%2“ gehört schon zu „%3“; einem davon eine andere Taste geben.</translation>
    </message>
    <message>
        <source>is of version %1, and this Tagline reads version %2: a newer one wrote it. Update this one.</source>
        <translation>ist von Version %1, und dieses Tagline liest Version %2: Ein neueres hat sie geschrieben. Dieses aktualisieren.</translation>
    </message>
</context>
<context>
    <name>tagline::SettingsPresenter</name>
    <message>
        <source>Settings of Tagline (*%1 *.json);;All files (*)</source>
        <translation>Einstellungen von Tagline (*%1 *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>cannot be read, or is too large for settings; choose a file that Tagline saved.</source>
        <translation>ist nicht lesbar oder zu groß für Einstellungen; eine Datei wählen, die Tagline gespeichert hat.</translation>
    </message>
    <message>
        <source>No file of settings was loaded yet, and nothing reset.</source>
        <translation>Noch wurde keine Einstellungsdatei geladen und nichts zurückgesetzt.</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>Load Settings</source>
        <translation>Einstellungen laden</translation>
    </message>
    <message>
        <source>Reset All Settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>Set all settings and keys as they were at the very first start?</source>
        <translation>Alle Einstellungen und Tasten so setzen, wie sie beim allerersten Start waren?</translation>
    </message>
    <message>
        <source>Your name and the folders that you allowed stay. Edit ▸ Settings File ▸ %1 takes this back.</source>
        <translation>Der eigene Name und die erlaubten Ordner bleiben. „Bearbeiten ▸ Einstellungsdatei ▸ %1“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Settings and keys are saved as %1</source>
        <translation>Einstellungen und Tasten sind als %1 gespeichert</translation>
    </message>
    <message>
        <source>not known here: %1</source>
        <translation>hier nicht bekannt: %1</translation>
    </message>
    <message>
        <source>cannot be set here: %1</source>
        <translation>hier nicht einstellbar: %1</translation>
    </message>
    <message>
        <source>Settings and keys of %1 hold from now on</source>
        <translation>Einstellungen und Tasten von %1 gelten ab jetzt</translation>
    </message>
    <message>
        <source>All settings and keys are as at the very first start</source>
        <translation>Alle Einstellungen und Tasten sind wie beim allerersten Start</translation>
    </message>
    <message>
        <source>Former Settings</source>
        <translation>Frühere Einstellungen</translation>
    </message>
    <message>
        <source>Settings and keys are as before</source>
        <translation>Einstellungen und Tasten sind wie vorher</translation>
    </message>
</context>
<context>
    <name>tagline::SettingsTable</name>
    <message>
        <source>Names of joints</source>
        <translation>Namen der Gelenke</translation>
    </message>
    <message>
        <source>Ghosts around the playhead</source>
        <translation>Geisterbilder um die Wiedergabeposition</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Dark or light panels</source>
        <translation>Dunkle oder helle Panels</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Reaktionszeit</translation>
    </message>
    <message>
        <source>How much earlier than the key press a range starts and stops during playback</source>
        <translation>Wie viel früher als der Tastendruck ein Bereich während der Wiedergabe beginnt und endet</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Count my minutes for each clip</source>
        <translation>Meine Minuten je Clip zählen</translation>
    </message>
    <message>
        <source>Keep the paths of clips, and how long you worked on each, in %1. Nobody else gets it; only clips that are shown while you do something count</source>
        <translation>Die Pfade der Clips, und wie lange an jedem gearbeitet wurde, in %1 aufzeichnen. Niemand sonst bekommt es; es zählen nur Clips, die zu sehen sind, während etwas getan wird</translation>
    </message>
    <message>
        <source>Minutes for each clip</source>
        <translation>Minuten je Clip</translation>
    </message>
    <message>
        <source>Forget how long you worked on each clip, in all libraries</source>
        <translation>Vergessen, wie lange an jedem Clip gearbeitet wurde, in allen Bibliotheken</translation>
    </message>
    <message>
        <source>Clips sorted by</source>
        <translation>Clips sortiert nach</translation>
    </message>
    <message>
        <source>The order of the clips in the library</source>
        <translation>Die Reihenfolge der Clips in der Bibliothek</translation>
    </message>
    <message>
        <source>Clips grouped by</source>
        <translation>Clips gruppiert nach</translation>
    </message>
    <message>
        <source>Which clips of the library stand together</source>
        <translation>Welche Clips der Bibliothek zusammenstehen</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Height of the wall&apos;s rows</source>
        <translation>Höhe der Zeilen der Wand</translation>
    </message>
    <message>
        <source>How high a clip is on the wall</source>
        <translation>Wie hoch ein Clip auf der Wand ist</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of menus, panels and messages</source>
        <translation>Die Sprache der Menüs, Panels und Meldungen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Cache of clips</source>
        <translation>Cache der Clips</translation>
    </message>
    <message>
        <source>The environment sets it: TAGLINE_CACHE_MEGABYTES.</source>
        <translation>Die Umgebung setzt es: TAGLINE_CACHE_MEGABYTES.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name stored with your tags in the sidecars, where you sign them</source>
        <translation>Der Name, der mit eigenen Tags in den Begleitdateien steht, wo sie signiert sind</translation>
    </message>
    <message>
        <source>Sign the frames that I tag</source>
        <translation>Frames signieren, die ich tagge</translation>
    </message>
    <message>
        <source>Record your name and the time on the frames you tag</source>
        <translation>Namen und Zeit auf selbst getaggten Frames festhalten</translation>
    </message>
    <message>
        <source>Also written without asking</source>
        <translation>Auch ohne Frage beschrieben</translation>
    </message>
    <message>
        <source>Check-out command</source>
        <translation>Befehl zum Auschecken</translation>
    </message>
    <message>
        <source>Run before a read-only file is written: p4 edit {file}. {file} stands for its path, {folder} for its folder, {name} for its name. For version control with locks, such as Perforce</source>
        <translation>Wird ausgeführt, bevor eine schreibgeschützte Datei geschrieben wird: p4 edit {file}. {file} steht für ihren Pfad, {folder} für ihren Ordner, {name} für ihren Namen. Für Versionsverwaltung mit Sperren, etwa Perforce</translation>
    </message>
    <message>
        <source>Command for new files</source>
        <translation>Befehl für neue Dateien</translation>
    </message>
    <message>
        <source>Run after a new file of tags was written: git -C {folder} add {name}. Tells version control, such as Git or Perforce, of it, also where that locks files</source>
        <translation>Wird ausgeführt, nachdem eine neue Datei mit Tags geschrieben wurde: git -C {folder} add {name}. Sagt es der Versionsverwaltung, etwa Git oder Perforce, auch wo sie Dateien sperrt</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>Akzent</translation>
    </message>
    <message>
        <source>The colour of what is on, chosen or has the keys</source>
        <translation>Die Farbe dessen, was an oder gewählt ist oder die Tasten hat</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Texts and rows</source>
        <translation>Texte und Zeilen</translation>
    </message>
    <message>
        <source>By the window&apos;s size</source>
        <translation>Nach der Größe des Fensters</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
    </message>
    <message>
        <source>The environment sets it: QT_SCALE_FACTOR.</source>
        <translation>Die Umgebung setzt es: QT_SCALE_FACTOR.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Folders as a tree</source>
        <translation>Ordner als Baum</translation>
    </message>
    <message>
        <source>How large texts, lanes and rows are: larger in large windows, as in small ones, or larger than in both</source>
        <translation>Wie groß Texte, Spuren und Zeilen sind: größer in großen Fenstern, wie in kleinen, oder größer als in beiden</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Failed checks</source>
        <translation>Nicht bestandene Prüfungen</translation>
    </message>
    <message>
        <source>Fit each clip to the wall</source>
        <translation>Jeden Clip in die Wand einpassen</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Tags of a group follow each other</source>
        <translation>Tags einer Gruppe folgen einander</translation>
    </message>
    <message>
        <source>Film and sound</source>
        <translation>Film und Ton</translation>
    </message>
    <message>
        <source>Empty lanes</source>
        <translation>Leere Spuren</translation>
    </message>
    <message>
        <source>Keys by joint</source>
        <translation>Keyframes je Gelenk</translation>
    </message>
    <message>
        <source>Transition arcs</source>
        <translation>Bögen der Übergänge</translation>
    </message>
    <message>
        <source>Examples of the tag</source>
        <translation>Beispiele des Tags</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Colour by answer or tag</source>
        <translation>Farbe nach Ergebnis oder Tag</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Geisterbilder</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Path of the clicked joint</source>
        <translation>Bahn des angeklickten Gelenks</translation>
    </message>
    <message>
        <source>Follow camera</source>
        <translation>Kamera folgt</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Every %1 frames</source>
        <translation>Alle %1 Frames</translation>
    </message>
    <message>
        <source>Which joints are named in the viewport</source>
        <translation>Welche Gelenke im Bild benannt werden</translation>
    </message>
    <message>
        <source>Near the mouse</source>
        <translation>Nahe der Maus</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Distance between ghosts while no range is selected</source>
        <translation>Abstand der Geisterbilder, solange kein Bereich ausgewählt ist</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Scale of the whole window, on top of the desktop&apos;s own</source>
        <translation>Größe des ganzen Fensters, zusätzlich zu der des Desktops</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Disk space for clips that were read once, so that they open at once</source>
        <translation>Plattenplatz für Clips, die schon gelesen wurden, damit sie sich sofort öffnen</translation>
    </message>
    <message>
        <source>Forget the folders outside the open ones that tags may be written to without asking; links and library files lead there</source>
        <translation>Die Ordner außerhalb der geöffneten vergessen, in die ohne Nachfrage Tags geschrieben werden dürfen; Verknüpfungen und Bibliotheksdateien führen dorthin</translation>
    </message>
    <message>
        <source>Poses in rows</source>
        <translation>Posen in Zeilen</translation>
    </message>
</context>
<context>
    <name>tagline::SignatureDialog</name>
    <message>
        <source>&amp;Sign the frames that I tag</source>
        <translation>Frames &amp;signieren, die ich tagge</translation>
    </message>
    <message>
        <source>Sign My Tags</source>
        <translation>Meine Tags signieren</translation>
    </message>
    <message>
        <source>Record your name and the time on the frames you tag</source>
        <translation>Namen und Zeit auf selbst getaggten Frames festhalten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name stored with the tags in the sidecars</source>
        <translation>Der Name, der mit den Tags in den Begleitdateien steht</translation>
    </message>
    <message>
        <source>Name and time are stored in the sidecars, as properties of the tagged frames.
Queries can ask for them: Run.author == &quot;ana&quot;. Exports leave them out.</source>
        <translation>Name und Zeit stehen in den Begleitdateien, als Eigenschaften der getaggten Frames.
Abfragen können danach fragen: Run.author == &quot;ana&quot;. Exporte lassen sie aus.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Keep Signature</source>
        <translation>Signatur behalten</translation>
    </message>
    <message>
        <source>Use this from now on (Enter)</source>
        <translation>Dies ab jetzt verwenden (Enter)</translation>
    </message>
    <message>
        <source>Type a name to sign with first</source>
        <translation>Zuerst einen Namen zum Signieren eingeben</translation>
    </message>
</context>
<context>
    <name>tagline::SkeletonNames</name>
    <message numerus="yes">
        <source>%1, %n joint(s)</source>
        <translation>
            <numerusform>%1, %n Gelenk</numerusform>
            <numerusform>%1, %n Gelenke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::SourceChangeDialog</name>
    <message>
        <source>Fit Ranges to Changed File</source>
        <translation>Bereiche an geänderte Datei anpassen</translation>
    </message>
    <message>
        <source>“%1” had %2 frames at %3 when it was tagged; now it has %4 at %5.</source>
        <translation>„%1“ hatte beim Taggen %2 Frames mit %3; jetzt sind es %4 mit %5.</translation>
    </message>
    <message>
        <source>&amp;Keep the frame numbers</source>
        <translation>Framenummern &amp;behalten</translation>
    </message>
    <message>
        <source>Ranges stay as they are, even past the end</source>
        <translation>Bereiche bleiben, wie sie sind, auch jenseits des Endes</translation>
    </message>
    <message>
        <source>&amp;Trim to the new length</source>
        <translation>Auf die neue Länge &amp;kürzen</translation>
    </message>
    <message>
        <source>Whatever lies past the end is cut off</source>
        <translation>Was jenseits des Endes liegt, wird abgeschnitten</translation>
    </message>
    <message>
        <source>&amp;Shift by frames:</source>
        <translation>&amp;Verschieben um Frames:</translation>
    </message>
    <message>
        <source>Frames were added or removed at the start</source>
        <translation>Am Anfang kamen Frames hinzu oder fielen weg</translation>
    </message>
    <message>
        <source>&amp;Rescale to the new rate</source>
        <translation>Auf die neue Bildrate &amp;skalieren</translation>
    </message>
    <message>
        <source>Ranges keep their times in seconds</source>
        <translation>Bereiche behalten ihre Zeiten in Sekunden</translation>
    </message>
    <message>
        <source>Above the tags on the file as it was tagged, below on the file as it is, on one scale of time</source>
        <translation>Oben die Tags auf der Datei, wie sie getaggt wurde, unten auf der Datei, wie sie ist, auf einer Zeitskala</translation>
    </message>
    <message>
        <source>Fit Ranges</source>
        <translation>Bereiche anpassen</translation>
    </message>
    <message>
        <source>Frames to shift by</source>
        <translation>Frames zum Verschieben</translation>
    </message>
    <message>
        <source>Positive moves ranges later</source>
        <translation>Positiv verschiebt Bereiche nach später</translation>
    </message>
    <message numerus="yes">
        <source>Fit &amp;all %n changed clip(s) of the library alike</source>
        <translation>
            <numerusform>Den %n geänderten Clip der Bibliothek &amp;anpassen</numerusform>
            <numerusform>&amp;Alle %n geänderten Clips der Bibliothek gleich anpassen</numerusform>
        </translation>
    </message>
    <message>
        <source>One step for all. Each is shifted by what its own motion says, where its former version is known; else by the same frames as this one.</source>
        <translation>Ein Schritt für alle. Jeder wird um das verschoben, was seine eigene Bewegung sagt, wo seine frühere Fassung bekannt ist; sonst um dieselben Frames wie dieser.</translation>
    </message>
    <message>
        <source>Comparing with the former version…</source>
        <translation>Mit der früheren Fassung vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>The former version is not known any more, or moves otherwise: proposed is the difference in length.</source>
        <translation>Die frühere Fassung ist nicht mehr bekannt oder bewegt sich anders: Vorgeschlagen ist der Unterschied der Längen.</translation>
    </message>
    <message>
        <source>The motion of the former version begins at the same frame.</source>
        <translation>Die Bewegung der früheren Fassung beginnt im selben Frame.</translation>
    </message>
    <message numerus="yes">
        <source>The motion of the former version is %n frame(s) earlier or later.</source>
        <translation>
            <numerusform>Die Bewegung der früheren Fassung liegt %n Frame früher oder später.</numerusform>
            <numerusform>Die Bewegung der früheren Fassung liegt %n Frames früher oder später.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) up to frame %1</source>
        <translation>
            <numerusform>%n Bereich bis Frame %1</numerusform>
            <numerusform>%n Bereiche bis Frame %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation>Vorher: %1. Nachher: %2.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>“%1” was written again with another motion since it was tagged; length and rate are equal.</source>
        <translation>„%1“ wurde seit dem Taggen mit einer anderen Bewegung neu geschrieben; Länge und Rate sind gleich.</translation>
    </message>
    <message>
        <source>The former version moves otherwise throughout, or is not known any more: proposed is to keep the frame numbers.</source>
        <translation>Die frühere Fassung bewegt sich durchgehend anders oder ist nicht mehr bekannt: Vorgeschlagen ist, die Framenummern zu behalten.</translation>
    </message>
</context>
<context>
    <name>tagline::SourceChangePresenter</name>
    <message>
        <source>Comparing with former versions</source>
        <translation>Mit früheren Fassungen vergleichen</translation>
    </message>
    <message>
        <source>This clip&apos;s file has not changed since it was tagged.</source>
        <translation>Die Datei dieses Clips hat sich seit dem Taggen nicht geändert.</translation>
    </message>
    <message>
        <source>This clip&apos;s tag sets were drawn on different versions of its file: move the files of all but one set aside, fit that one, and put them back.</source>
        <translation>Die Tag-Sätze dieses Clips wurden auf verschiedenen Fassungen seiner Datei gezeichnet: die Dateien aller Sätze bis auf einen beiseitelegen, diesen anpassen und sie zurücklegen.</translation>
    </message>
    <message>
        <source>Fit Ranges to Changed File</source>
        <translation>Bereiche an geänderte Datei anpassen</translation>
    </message>
    <message>
        <source>Fit Ranges to Changed Files</source>
        <translation>Bereiche an geänderte Dateien anpassen</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) fitted to their changed files</source>
        <translation>
            <numerusform>%n Clip an seine geänderte Datei angepasst</numerusform>
            <numerusform>%n Clips an ihre geänderten Dateien angepasst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::SourceScan</name>
    <message>
        <source>Looking for clips</source>
        <translation>Clips suchen</translation>
    </message>
</context>
<context>
    <name>tagline::SpentTimePresenter</name>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n clip(s)</source>
        <comment>12.5 minutes</comment>
        <translation>
            <numerusform>%1 für %n Clip</numerusform>
            <numerusform>%1 für %n Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear Minutes</source>
        <translation>Minuten löschen</translation>
    </message>
    <message>
        <source>Forget how long you worked on each clip (%1)?</source>
        <translation>Vergessen, wie lange an jedem Clip gearbeitet wurde (%1)?</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>The minutes for each clip are cleared.</source>
        <translation>Die Minuten je Clip sind gelöscht.</translation>
    </message>
    <message>
        <source>You worked on all clips for %1.</source>
        <translation>Arbeit an allen Clips: %1.</translation>
    </message>
    <message>
        <source>You worked on the clips of the answer for %1, on all clips for %2.</source>
        <translation>Arbeit an den Clips des Ergebnisses: %1, an allen Clips: %2.</translation>
    </message>
    <message>
        <source>The minutes for each clip are not kept: %1</source>
        <translation>Die Minuten je Clip werden nicht behalten: %1</translation>
    </message>
</context>
<context>
    <name>tagline::SpentTimeSession</name>
    <message>
        <source>Reading the minutes for each clip</source>
        <translation>Minuten je Clip lesen</translation>
    </message>
    <message>
        <source>Keeping the minutes for each clip</source>
        <translation>Minuten je Clip aufzeichnen</translation>
    </message>
</context>
<context>
    <name>tagline::StatisticsDialog</name>
    <message>
        <source>&amp;Export Table…</source>
        <translation>Tabelle &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Statistics of the Answer</source>
        <translation>Statistik des Ergebnisses</translation>
    </message>
    <message>
        <source>Counted on this computer alone, because you wanted it: Edit ▸ Settings…, General</source>
        <translation>Nur auf diesem Rechner gezählt, weil es so gewünscht ist: Bearbeiten ▸ Einstellungen&#xa0;…, Allgemein</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>Nach Ordner</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>By clip</source>
        <translation>Nach Clip</translation>
    </message>
    <message>
        <source>By length of ranges</source>
        <translation>Nach Länge der Bereiche</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Count the answer&apos;s frames by folder, by tag, by clip or by the length of ranges</source>
        <translation>Die Frames des Ergebnisses nach Ordner, Tag, Clip oder Länge der Bereiche zählen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>A click on a heading sorts</source>
        <translation>Ein Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>Write this table as a CSV file, with every line</source>
        <translation>Diese Tabelle als CSV-Datei schreiben, mit jeder Zeile</translation>
    </message>
    <message>
        <source>Type a query: its answer is counted here.</source>
        <translation>Eine Abfrage eingeben: Ihr Ergebnis wird hier gezählt.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 s · %5 % of all frames</source>
        <translation>%1 · %2 · %3 · %4 s · %5 % aller Frames</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranges of %1 to %2 frames, the median %3</source>
        <translation>Bereiche von %1 bis %2 Frames, Median %3</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>In the library&apos;s own folder</source>
        <translation>Im Ordner der Bibliothek selbst</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>% of the answer</source>
        <translation>% des Ergebnisses</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines: the exported table has all of them.</source>
        <translation>Die ersten %1 von %2 Zeilen: Die exportierte Tabelle hat alle.</translation>
    </message>
</context>
<context>
    <name>tagline::StatisticsPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>Export the Statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n line(s) to %1</source>
        <translation>
            <numerusform>%n Zeile nach %1 exportiert</numerusform>
            <numerusform>%n Zeilen nach %1 exportiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::StatisticsSession</name>
    <message>
        <source>The statistics</source>
        <translation>Die Statistik</translation>
    </message>
</context>
<context>
    <name>tagline::StatusStrip</name>
    <message>
        <source>Background progress</source>
        <translation>Fortschritt im Hintergrund</translation>
    </message>
    <message>
        <source>Stop; what is done so far is kept</source>
        <translation>Anhalten; was schon getan ist, bleibt</translation>
    </message>
    <message>
        <source>Stop background work</source>
        <translation>Arbeit im Hintergrund anhalten</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a job and how far it is</comment>
        <translation>%1: %2 von %3</translation>
    </message>
</context>
<context>
    <name>tagline::SuggesterSession</name>
    <message>
        <source>Keeping what came of a suggester</source>
        <translation>Bewahren, was aus einem Vorschlagsprogramm wurde</translation>
    </message>
    <message>
        <source>Asking a suggester</source>
        <translation>Ein Vorschlagsprogramm fragen</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>%1 annehmen</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>%n Vorschlag annehmen</numerusform>
            <numerusform>%n Vorschläge annehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::SuggestersDialog</name>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add a program of your own that suggests ranges</source>
        <translation>Ein eigenes Programm hinzufügen, das Bereiche vorschlägt</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove this suggester; accepted ranges stay</source>
        <translation>Dieses Programm entfernen; angenommene Bereiche bleiben</translation>
    </message>
    <message>
        <source>Tell it &amp;where the joints are</source>
        <translation>&amp;Gelenkpositionen mitteilen</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Start the program and ask it about the clips</source>
        <translation>Das Programm starten und nach den Clips fragen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>End the program that runs</source>
        <translation>Das laufende Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>Turn the chosen suggestion into a range (Enter, here and on the timeline)</source>
        <translation>Den gewählten Vorschlag zu einem Bereich machen (Enter, hier und auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>A&amp;blehnen</translation>
    </message>
    <message>
        <source>Suggest the range no more, until the library is closed (Backspace, here and on the timeline)</source>
        <translation>Den Bereich nicht mehr vorschlagen, bis die Bibliothek geschlossen wird (Rücktaste, hier und auf der Zeitleiste)</translation>
    </message>
    <message>
        <source>Accept A&amp;ll</source>
        <translation>A&amp;lle annehmen</translation>
    </message>
    <message>
        <source>Turn all suggestions into ranges, in one step</source>
        <translation>Alle Vorschläge zu Bereichen machen, in einem Schritt</translation>
    </message>
    <message>
        <source>Suggesters</source>
        <translation>Vorschlagsprogramme</translation>
    </message>
    <message>
        <source>Suggester</source>
        <translation>Vorschlagsprogramm</translation>
    </message>
    <message>
        <source>Programs of your own that suggest ranges</source>
        <translation>Eigene Programme, die Bereiche vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>What its suggestions are known by</source>
        <translation>Woran seine Vorschläge zu erkennen sind</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>The program and its arguments, such as python3 /home/ana/guess.py; words with blanks stand in double quotes. No shell sees them</source>
        <translation>Das Programm und seine Argumente, etwa python3 /home/ana/guess.py; Wörter mit Leerzeichen stehen in doppelten Anführungszeichen. Keine Shell sieht sie</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Tags</translation>
    </message>
    <message>
        <source>The tags that it may suggest, with commas between; empty: all that the library has</source>
        <translation>Die Tags, die es vorschlagen darf, mit Kommas dazwischen; leer: alle der Bibliothek</translation>
    </message>
    <message>
        <source>Send it where each joint is at each frame, in metres</source>
        <translation>Ihm senden, wo jedes Gelenk in jedem Frame ist, in Metern</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>End the program when one start of it takes longer</source>
        <translation>Das Programm beenden, wenn ein Start länger dauert</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>Alle Clips</translation>
    </message>
    <message>
        <source>Selected clips</source>
        <translation>Ausgewählte Clips</translation>
    </message>
    <message>
        <source>This clip</source>
        <translation>Dieser Clip</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Ask about the whole library, the selected clips, or this clip only</source>
        <translation>Nach der ganzen Bibliothek fragen, nach den ausgewählten Clips, oder nur nach diesem Clip</translation>
    </message>
    <message>
        <source>Cli&amp;ps</source>
        <translation>&amp;Clips</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was dabei herauskam</translation>
    </message>
    <message>
        <source>Suggested ranges, the most doubtful first</source>
        <translation>Vorgeschlagene Bereiche, die zweifelhaftesten zuerst</translation>
    </message>
    <message>
        <source>The window shows the range that is chosen; Enter accepts it, Backspace rejects it</source>
        <translation>Das Fenster zeigt den gewählten Bereich; Enter nimmt ihn an, Rücktaste lehnt ihn ab</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
</context>
<context>
    <name>tagline::SuggestersPresenter</name>
    <message>
        <source>Left undecided: %1 of %2. Run suggests them again.</source>
        <comment>ranges, and a suggester</comment>
        <translation>Unentschieden: %1 von %2. „Ausführen“ schlägt sie wieder vor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggester %1</source>
        <translation>Vorschlagsprogramm %1</translation>
    </message>
    <message>
        <source>A suggester needs a name.</source>
        <translation>Ein Vorschlagsprogramm braucht einen Namen.</translation>
    </message>
    <message>
        <source>A suggester with this name already exists.</source>
        <translation>Ein Vorschlagsprogramm mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The tag %1: %2</source>
        <translation>Das Tag %1: %2</translation>
    </message>
    <message>
        <source>Type the command first: a program and its arguments.</source>
        <translation>Zuerst den Befehl eingeben: ein Programm und seine Argumente.</translation>
    </message>
    <message>
        <source>There is no clip to be asked about: open one, or select some.</source>
        <translation>Es gibt keinen Clip, nach dem zu fragen wäre: einen öffnen, oder einige auswählen.</translation>
    </message>
    <message>
        <source>So far %1 % of %2 were accepted, in %3 min.</source>
        <comment>precision, decided suggestions, minutes</comment>
        <translation>Bisher wurden %1 % von %2 angenommen, in %3 min.</translation>
    </message>
    <message>
        <source>A suggester is a program of your own that reads JSON about clips and answers ranges. In Tagline&apos;s source, resources/schemas says how, and resources/examples/suggester is one in 40 lines of Python. Add one to begin.</source>
        <translation>Ein Vorschlagsprogramm ist ein eigenes Programm, das JSON über Clips liest und mit Bereichen antwortet. In Taglines Quelltext sagt resources/schemas, wie, und resources/examples/suggester ist eines in 40 Zeilen Python. Zum Beginnen eines hinzufügen.</translation>
    </message>
    <message>
        <source>%1 is asked: %2 of %3 clips.</source>
        <translation>%1 wird gefragt: %2 von %3 Clips.</translation>
    </message>
    <message>
        <source>%1 suggests %2.</source>
        <comment>a suggester and its suggestions</comment>
        <translation>%1 schlägt %2 vor.</translation>
    </message>
    <message>
        <source>If it goes by joints, check “Tell it where the joints are”.</source>
        <translation>Geht es nach Gelenken, „Gelenkpositionen mitteilen“ anhaken.</translation>
    </message>
    <message>
        <source>Nothing was tagged: the tag set is locked, or the clip&apos;s tags cannot be edited.</source>
        <translation>Nichts wurde getaggt: Der Tag-Satz ist gesperrt, oder die Tags des Clips lassen sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>Rejected %1 at frames %2–%3 of %4.</source>
        <comment>a suggestion: tag, range and clip</comment>
        <translation>%1 auf Frames %2–%3 von %4 abgelehnt.</translation>
    </message>
</context>
<context>
    <name>tagline::SyncRow</name>
    <message>
        <source>In step by</source>
        <translation>Gleichschritt nach</translation>
    </message>
    <message>
        <source>Sync tags</source>
        <translation>Gleichschritt-Tags</translation>
    </message>
    <message>
        <source>Contact.*</source>
        <comment>tags that tracks keep in step by</comment>
        <translation>Contact.*</translation>
    </message>
    <message>
        <source>The tags whose starts tracks in step meet at the same time, with commas between them; * stands for anything: Step, Beat.*. Empty: contacts (Enter takes it)</source>
        <translation>Die Tags, deren Anfänge Tracks im Gleichschritt zur selben Zeit erreichen, mit Kommas dazwischen; * steht für alles: Step, Beat.*. Leer: Kontakte (Enter übernimmt)</translation>
    </message>
</context>
<context>
    <name>tagline::TagChips</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add to: %1</source>
        <translation>Hinzufügen zu: %1</translation>
    </message>
    <message>
        <source>%1: %2. Press to take it out.</source>
        <comment>needed tags: a tag</comment>
        <translation>%1: %2. Drücken nimmt es heraus.</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>%1 herausnehmen</translation>
    </message>
</context>
<context>
    <name>tagline::TagChoiceDialog</name>
    <message>
        <source>What comes of it</source>
        <translation>Was daraus wird</translation>
    </message>
</context>
<context>
    <name>tagline::TagChoiceList</name>
    <message>
        <source>Name of the new tag</source>
        <translation>Name des neuen Tags</translation>
    </message>
    <message>
        <source>Which tag? Type its name</source>
        <translation>Welches Tag? Namen eingeben</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Name des Tags</translation>
    </message>
    <message>
        <source>The full name; a dot puts it below another: Locomotion.Run</source>
        <translation>Der volle Name; ein Punkt stellt es unter ein anderes: Locomotion.Run</translation>
    </message>
    <message>
        <source>Type some letters of a tag&apos;s name, or the name of a new tag</source>
        <translation>Einige Buchstaben eines Tag-Namens eingeben, oder den Namen eines neuen Tags</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Create “%1”</source>
        <translation>„%1“ anlegen</translation>
    </message>
</context>
<context>
    <name>tagline::TagEditorDialog</name>
    <message>
        <source>C&amp;ounted: each range is an instance</source>
        <translation>Ge&amp;zählt: Jeder Bereich ist eine Instanz</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Change Tag</source>
        <translation>Tag ändern</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Neues Tag</translation>
    </message>
    <message>
        <source>Make Tag</source>
        <translation>Tag anlegen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The heading under which the palette lists the tag: choose one, or type a new one. Its rules are in Tag ▸ Vocabulary; a new group has none</source>
        <translation>Die Überschrift, unter der die Palette das Tag auflistet: eine wählen oder eine neue eingeben. Ihre Regeln stehen in „Tag ▸ Vokabular“; eine neue Gruppe hat keine</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The full name; a dot puts the tag below another: Locomotion.Run</source>
        <translation>Der volle Name; ein Punkt stellt das Tag unter ein anderes: Locomotion.Run</translation>
    </message>
    <message>
        <source>Run, or Locomotion.Run</source>
        <translation>Run, oder Locomotion.Run</translation>
    </message>
    <message>
        <source>Range: runs of frames</source>
        <translation>Bereich: Folgen von Frames</translation>
    </message>
    <message>
        <source>Point: single frames</source>
        <translation>Punkt: einzelne Frames</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Whether the tag marks runs of frames, or moments such as a foot&apos;s contact</source>
        <translation>Ob das Tag Folgen von Frames markiert, oder Momente wie das Aufsetzen eines Fußes</translation>
    </message>
    <message>
        <source>Ranges may touch and overlap, have values of their own, and are counted one by one by queries, statistics and exports. Switching it off joins those that overlap, and drops their values</source>
        <translation>Bereiche dürfen sich berühren und überlappen, haben eigene Werte und werden von Abfragen, Statistik und Exporten einzeln gezählt. Ausschalten verbindet überlappende und verwirft ihre Werte</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What the tag means and when to use it, for other people</source>
        <translation>Was das Tag bedeutet und wann es zu verwenden ist, für andere Leute</translation>
    </message>
    <message>
        <source>Boundary rule</source>
        <translation>Kantenregel</translation>
    </message>
    <message>
        <source>Where its ranges begin and end; it is shown while the tag is given</source>
        <translation>Wo seine Bereiche beginnen und enden; zu sehen, während das Tag gegeben wird</translation>
    </message>
    <message>
        <source>from heel strike to heel strike</source>
        <translation>von Fersenkontakt zu Fersenkontakt</translation>
    </message>
    <message>
        <source>The tag that takes its place when the motion is mirrored: Left for Right</source>
        <translation>Das Tag, das an seine Stelle tritt, wenn die Bewegung gespiegelt wird: Left für Right</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>Synonyme</translation>
    </message>
    <message>
        <source>Other full names that mean this tag, separated by commas</source>
        <translation>Andere volle Namen, die dieses Tag meinen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Jog, Locomotion.Jog</source>
        <translation>Jog, Locomotion.Jog</translation>
    </message>
    <message>
        <source>Implies</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Tags that frames with this one have as well, separated by commas; they are not stored</source>
        <translation>Tags, die Frames mit diesem auch haben, durch Kommas getrennt; sie werden nicht gespeichert</translation>
    </message>
    <message>
        <source>Locomotion</source>
        <translation>Locomotion</translation>
    </message>
    <message>
        <source>Default properties</source>
        <translation>Standardeigenschaften</translation>
    </message>
    <message>
        <source>Values that frames get with the tag, where they have none yet</source>
        <translation>Werte, die Frames mit dem Tag bekommen, wo sie noch keine haben</translation>
    </message>
    <message>
        <source>terrain = &quot;gravel&quot;, effort = 0.5</source>
        <translation>terrain = &quot;gravel&quot;, effort = 0.5</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Taste</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Kind, counting, description, boundary rule, examples, mirror, synonyms, implied tags and default properties</source>
        <translation>Art, Zählung, Beschreibung, Kantenregel, Beispiele, Spiegel, Synonyme, enthaltene Tags und Standardeigenschaften</translation>
    </message>
    <message>
        <source>K&amp;ind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regel</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegel</translation>
    </message>
    <message>
        <source>&amp;Synonyms</source>
        <translation>S&amp;ynonyme</translation>
    </message>
    <message>
        <source>Im&amp;plies</source>
        <translation>&amp;Enthält</translation>
    </message>
    <message>
        <source>Proper&amp;ties</source>
        <translation>E&amp;igenschaften</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Frames that show what the tag means; their poses are shown while it is given</source>
        <translation>Frames, die zeigen, was das Tag bedeutet; ihre Posen sind zu sehen, während es gegeben wird</translation>
    </message>
    <message>
        <source>Add Selected</source>
        <translation>Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the example that is shown off the list</source>
        <translation>Das gezeigte Beispiel von der Liste nehmen</translation>
    </message>
    <message>
        <source>%1, frames %2 to %3</source>
        <comment>walk, frames 12 to 30</comment>
        <translation>%1, Frames %2 bis %3</translation>
    </message>
    <message>
        <source>The selected range is an example already</source>
        <translation>Der ausgewählte Bereich ist schon ein Beispiel</translation>
    </message>
    <message>
        <source>A tag has at most %1 examples</source>
        <translation>Ein Tag hat höchstens %1 Beispiele</translation>
    </message>
    <message>
        <source>Make the range that is selected on the timeline an example</source>
        <translation>Den auf der Zeitleiste ausgewählten Bereich zum Beispiel machen</translation>
    </message>
    <message>
        <source>A tag needs a name.</source>
        <translation>Ein Tag braucht einen Namen.</translation>
    </message>
    <message>
        <source>A part between two dots is empty.</source>
        <translation>Ein Teil zwischen zwei Punkten ist leer.</translation>
    </message>
    <message>
        <source>There is a tag “%1” already.</source>
        <translation>Ein Tag „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>A tag cannot be its own mirror.</source>
        <translation>Ein Tag kann nicht sein eigener Spiegel sein.</translation>
    </message>
    <message>
        <source>Properties are written as name = value, with commas between them.</source>
        <translation>Eigenschaften schreibt man als Name = Wert, mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which loses it.</source>
        <translation>%1 ist die Taste von „%2“, das sie verliert.</translation>
    </message>
    <message>
        <source>In tag mode %1 is this tag&apos;s key; elsewhere it is “%2”.</source>
        <translation>Im Tag-Modus ist %1 die Taste dieses Tags; sonst ist sie „%2“.</translation>
    </message>
    <message>
        <source>Letters are tag keys in tag mode (Tag ▸ Tag Mode).</source>
        <translation>Buchstaben sind Tag-Tasten im Tag-Modus (Tag ▸ Tag-Modus).</translation>
    </message>
    <message>
        <source>Select a range on the timeline before you open this dialog: it becomes an example</source>
        <translation>Vor dem Öffnen dieses Dialogs einen Bereich auf der Zeitleiste auswählen: Er wird ein Beispiel</translation>
    </message>
</context>
<context>
    <name>tagline::TagGuide</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Rule and examples of the tag</source>
        <translation>Regel und Beispiele des Tags</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tag, and its rule</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tagline::TagGuidePresenter</name>
    <message>
        <source>%1, frames %2 to %3</source>
        <comment>walk, frames 12 to 30</comment>
        <translation>%1, Frames %2 bis %3</translation>
    </message>
    <message>
        <source>%1: the library has no such frames now</source>
        <translation>%1: Die Bibliothek hat solche Frames jetzt nicht</translation>
    </message>
</context>
<context>
    <name>tagline::TagImportDialog</name>
    <message numerus="yes">
        <source>%n range(s)</source>
        <translation>
            <numerusform>%n Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caption(s)</source>
        <translation>
            <numerusform>%n Beschreibung</numerusform>
            <numerusform>%n Beschreibungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s)</source>
        <translation>
            <numerusform>%n Status</numerusform>
            <numerusform>%n Status</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n Clip</numerusform>
            <numerusform>%n Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out or changed</source>
        <translation>Ausgelassen oder geändert</translation>
    </message>
    <message numerus="yes">
        <source>Import Tags from %n File(s)</source>
        <translation>
            <numerusform>Tags aus %n Datei importieren</numerusform>
            <numerusform>Tags aus %n Dateien importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The first ranges, in frames of their clips, states and values</source>
        <translation>Die ersten Bereiche, in Frames ihrer Clips, Status und Werte</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>What Tagline cannot keep as it is, and where it was found first</source>
        <translation>Was Tagline nicht so behalten kann, wie es ist, und wo es zuerst gefunden wurde</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Add the ranges, states and values to their clips; this can be undone as one step</source>
        <translation>Bereiche, Status und Werte ihren Clips hinzufügen; lässt sich als ein Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>names of tags</comment>
        <translation>neu: %1</translation>
    </message>
</context>
<context>
    <name>tagline::TagImportForm</name>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Start frame</source>
        <translation>Anfang in Frames</translation>
    </message>
    <message>
        <source>Stop frame</source>
        <translation>Ende in Frames</translation>
    </message>
    <message>
        <source>Start in seconds</source>
        <translation>Anfang in Sekunden</translation>
    </message>
    <message>
        <source>Stop in seconds</source>
        <translation>Ende in Sekunden</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>Frame rate, numerator</source>
        <translation>Bildrate, Zähler</translation>
    </message>
    <message>
        <source>Frame rate, denominator</source>
        <translation>Bildrate, Nenner</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>State, by whom</source>
        <translation>Status, von wem</translation>
    </message>
    <message>
        <source>State, when</source>
        <translation>Status, wann</translation>
    </message>
    <message>
        <source>Start timecode</source>
        <translation>Anfangs-Timecode</translation>
    </message>
    <message>
        <source>End timecode</source>
        <translation>End-Timecode</translation>
    </message>
    <message>
        <source>List of marks</source>
        <translation>Liste von Marken</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Mark, from timecode</source>
        <translation>Marke, ab Timecode</translation>
    </message>
    <message>
        <source>Mark, to timecode</source>
        <translation>Marke, bis Timecode</translation>
    </message>
    <message>
        <source>Put the &amp;tier&apos;s name before its tags</source>
        <translation>Den Namen der &amp;Ebene vor ihre Tags setzen</translation>
    </message>
    <message>
        <source>Take all texts as ca&amp;ptions</source>
        <translation>Alle Texte als &amp;Beschreibungen nehmen</translation>
    </message>
    <message>
        <source>&amp;Replace the ranges of these tags in these clips</source>
        <translation>Die Bereiche dieser Tags in diesen Clips er&amp;setzen</translation>
    </message>
    <message>
        <source>The one that each file names</source>
        <translation>Der, den jede Datei nennt</translation>
    </message>
    <message>
        <source>The open clip, %1</source>
        <translation>Der offene Clip, %1</translation>
    </message>
    <message>
        <source>The format&apos;s own rule</source>
        <translation>Die Regel des Formats</translation>
    </message>
    <message>
        <source>The first frame after the range</source>
        <translation>Der erste Frame nach dem Bereich</translation>
    </message>
    <message>
        <source>The last frame of the range</source>
        <translation>Der letzte Frame des Bereichs</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the files are read as</source>
        <translation>Als was die Dateien gelesen werden</translation>
    </message>
    <message>
        <source>Which clip the ranges belong to</source>
        <translation>Zu welchem Clip die Bereiche gehören</translation>
    </message>
    <message>
        <source>Frames per second that frame numbers and timecodes count in: 30, 29.97 or 30000/1001</source>
        <translation>Frames je Sekunde, in denen Framenummern und Timecodes zählen: 30, 29.97 oder 30000/1001</translation>
    </message>
    <message>
        <source>from the file, else from the clip</source>
        <translation>aus der Datei, sonst vom Clip</translation>
    </message>
    <message>
        <source>Which frame the file gives as the stop of a range</source>
        <translation>Welchen Frame die Datei als Ende eines Bereichs nennt</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namensraum</translation>
    </message>
    <message>
        <source>Put before every tag&apos;s name, with a dot: “ana” turns Run into ana.Run</source>
        <translation>Steht vor dem Namen jedes Tags, mit einem Punkt: „ana“ macht aus Run ana.Run</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>The tag that every range gets, whatever the file calls it</source>
        <translation>Das Tag, das jeder Bereich bekommt, wie immer die Datei es nennt</translation>
    </message>
    <message>
        <source>as the file calls it</source>
        <translation>wie die Datei es nennt</translation>
    </message>
    <message>
        <source>The text “left” of the tier “Step” becomes the tag Step.left</source>
        <translation>Der Text „left“ der Ebene „Step“ wird das Tag Step.left</translation>
    </message>
    <message>
        <source>What would be tags becomes free text on the same frames</source>
        <translation>Was Tags würden, wird freier Text auf denselben Frames</translation>
    </message>
    <message>
        <source>Remove what these tags have in these clips first; otherwise the ranges are added to it. States of clips count even where the library&apos;s were said later, and values of clips take the place of those that they have</source>
        <translation>Zuerst entfernen, was diese Tags in diesen Clips haben; sonst kommen die Bereiche dazu. Der Status von Clips gilt auch, wo der der Bibliothek später gesagt wurde, und Werte von Clips ersetzen die vorhandenen</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>What is read</source>
        <translation>Was gelesen wird</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>&amp;Clip</translation>
    </message>
    <message>
        <source>&amp;Frame rate</source>
        <translation>Bild&amp;rate</translation>
    </message>
    <message>
        <source>&amp;Stop frame</source>
        <translation>E&amp;nde ist</translation>
    </message>
    <message>
        <source>&amp;Namespace</source>
        <translation>Na&amp;mensraum</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>Spalte: %1</translation>
    </message>
    <message>
        <source>%1 (recognised)</source>
        <translation>%1 (erkannt)</translation>
    </message>
    <message>
        <source>“%1” is no frame rate: type frames a second, such as 30, 29.97 or 30000/1001.</source>
        <translation>„%1“ ist keine Bildrate: Frames je Sekunde eingeben, etwa 30, 29.97 oder 30000/1001.</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Darsteller</translation>
    </message>
    <message>
        <source>Tag set</source>
        <translation>Tag-Satz</translation>
    </message>
    <message>
        <source>The tag set that everything goes into: one that is there, or the name of a new one</source>
        <translation>Der Tag-Satz, in den alles kommt: ein vorhandener oder der Name eines neuen</translation>
    </message>
    <message>
        <source>as the file names it</source>
        <translation>wie die Datei ihn nennt</translation>
    </message>
    <message>
        <source>Tag s&amp;et</source>
        <translation>Tag-S&amp;atz</translation>
    </message>
    <message>
        <source>“%1” cannot name a tag set: type letters, digits and _, with no digit first, and no ending of clips&apos; files.</source>
        <translation>„%1“ kann kein Tag-Satz heißen: Buchstaben, Ziffern und _ eingeben, keine Ziffer zuerst und keine Endung von Clipdateien.</translation>
    </message>
    <message>
        <source>Columns of the table that hold:</source>
        <translation>Spalten der Tabelle für:</translation>
    </message>
    <message>
        <source>The heading of the column that holds this; a tick is before one that was recognised</source>
        <translation>Überschrift der Spalte dafür; ein Haken steht vor einer erkannten</translation>
    </message>
</context>
<context>
    <name>tagline::TagImportFormat</name>
    <message>
        <source>Audacity labels</source>
        <translation>Audacity-Marken</translation>
    </message>
    <message>
        <source>One line a range: start and end in seconds, and the tag. The end is the first moment after the range; a label without a length becomes one frame. The file&apos;s name says which clip it belongs to.</source>
        <translation>Eine Zeile je Bereich: Anfang und Ende in Sekunden, und das Tag. Das Ende ist der erste Moment nach dem Bereich; eine Marke ohne Länge wird ein Frame. Der Dateiname sagt, zu welchem Clip sie gehört.</translation>
    </message>
    <message>
        <source>BABEL labels</source>
        <translation>BABEL-Labels</translation>
    </message>
    <message>
        <source>Labels of frames, in seconds, and of whole sequences; the action categories are the tags, and where a label has none, its processed words; the annotators&apos; own words are captions. A label ends with the first moment after its range. feat_p says which clip it belongs to.</source>
        <translation>Labels von Frames, in Sekunden, und von ganzen Sequenzen; die Aktionskategorien sind die Tags, und wo ein Label keine hat, seine bearbeiteten Wörter; die eigenen Worte der Annotatoren sind Beschreibungen. Ein Label endet mit dem ersten Moment nach seinem Bereich. feat_p sagt, zu welchem Clip es gehört.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>ELAN annotations</source>
        <translation>ELAN-Annotationen</translation>
    </message>
    <message>
        <source>Captions (HumanML3D)</source>
        <translation>Beschreibungen (HumanML3D)</translation>
    </message>
    <message>
        <source>One caption a line, with its start and stop in seconds; 0.0 and 0.0 are the whole clip. The file is named as its clip.</source>
        <translation>Eine Beschreibung je Zeile, mit Anfang und Ende in Sekunden; 0.0 und 0.0 sind der ganze Clip. Die Datei heißt wie ihr Clip.</translation>
    </message>
    <message>
        <source>JLPM22/MotionMatching tags</source>
        <translation>JLPM22/MotionMatching-Tags</translation>
    </message>
    <message>
        <source>Every range of the tags of an animation&apos;s data, in frames of the animation, with the last frame in the range; or the same as JSON. The file&apos;s name says which clip it belongs to.</source>
        <translation>Jeder Bereich der Tags der Daten einer Animation, in Frames der Animation, mit dem letzten Frame im Bereich; oder dasselbe als JSON. Der Dateiname sagt, zu welchem Clip er gehört.</translation>
    </message>
    <message>
        <source>Scene settings of O3DE</source>
        <translation>Szeneneinstellungen von O3DE</translation>
    </message>
    <message>
        <source>Praat TextGrid</source>
        <translation>Praat-TextGrid</translation>
    </message>
    <message>
        <source>Shoot sheet (CSV, JSON)</source>
        <translation>Aufnahmeliste (CSV, JSON)</translation>
    </message>
    <message>
        <source>OpenTimelineIO</source>
        <translation>OpenTimelineIO</translation>
    </message>
    <message>
        <source>Every marker of a clip: start and duration in frames, counted from the medium&apos;s first; its name is the tag. A marker without a length becomes one frame. The clip&apos;s name or its medium says which clip it belongs to.</source>
        <translation>Jeder Marker eines Clips: Anfang und Dauer in Frames, vom ersten des Mediums an gezählt; sein Name ist das Tag. Ein Marker ohne Länge wird ein Frame. Der Name des Clips oder sein Medium sagen, zu welchem Clip er gehört.</translation>
    </message>
    <message>
        <source>Captions (WebVTT)</source>
        <translation>Untertitel (WebVTT)</translation>
    </message>
    <message>
        <source>Every motion event with a subject or a tag, in seconds, of scene settings in JSON or, as they were saved before, XML; the subject is the tag. The frame in which it ends is in the range; an event without a length becomes one frame. The file&apos;s name and the motion group&apos;s say which clip it belongs to.</source>
        <translation>Jedes Bewegungsereignis mit einem Subjekt oder Tag, in Sekunden, aus Szeneneinstellungen in JSON oder, wie sie früher gespeichert wurden, XML; das Subjekt ist das Tag. Der Frame, in dem es endet, liegt im Bereich; ein Ereignis ohne Länge wird ein Frame. Dateiname und Name der Bewegungsgruppe sagen, zu welchem Clip es gehört.</translation>
    </message>
    <message>
        <source>One row a take, as capture stages keep them, in a table or as JSON: the take&apos;s name says which clip it belongs to, or lists several (or there is one of each subject: walk_01_Ana); its start timecode says which time their first frame has. Marks (a name and a timecode, or two) become ranges, or one frame; everything else, such as subjects and select status, becomes a value of the whole clip: Take.select. Timecodes count at their own rate where it is given, else at the clip&apos;s; with ; they are drop-frame.</source>
        <translation>Eine Zeile je Take, wie Aufnahmestudios sie führen, als Tabelle oder JSON: Der Name des Takes sagt, zu welchem Clip sie gehört, oder nennt mehrere (oder es gibt einen je Darsteller: walk_01_Ana); ihr Anfangs-Timecode sagt, welche Zeit deren erster Frame hat. Marken (ein Name und ein Timecode, oder zwei) werden Bereiche oder ein Frame; alles andere, etwa Darsteller und Auswahlstatus, wird ein Wert des ganzen Clips: Take.select. Timecodes zählen mit ihrer eigenen Bildrate, wo sie gegeben ist, sonst mit der des Clips; mit ; sind sie Drop-Frame.</translation>
    </message>
    <message>
        <source>One row a range: tag, start and stop, in frames or in seconds, and where there are such columns clip and rate. Columns are found by their headings, or named. Ranges are half-open, but for a column last_frame; a stop that is empty or -1 is the clip&apos;s end. Commas, semicolons or tabs part the fields. Columns state, state_by and state_at say how far people are with the clip, in rows of ranges or of clips alone. A table of properties is read as what it is.</source>
        <translation>Eine Zeile je Bereich: Tag, Anfang und Ende, in Frames oder in Sekunden, und wo es solche Spalten gibt, Clip und Bildrate. Spalten werden an ihren Überschriften erkannt oder benannt. Bereiche sind halboffen, außer mit einer Spalte last_frame; ein leeres Ende oder -1 ist das Ende des Clips. Kommas, Semikolons oder Tabulatoren trennen die Felder. Die Spalten state, state_by und state_at sagen, wie weit der Clip ist, in Zeilen von Bereichen oder nur von Clips. Eine Tabelle von Eigenschaften wird als solche gelesen.</translation>
    </message>
    <message>
        <source>Table of properties (CSV)</source>
        <translation>Tabelle der Eigenschaften (CSV)</translation>
    </message>
    <message>
        <source>One row for each range on which a property has a value: columns clip, property, value, type (number, text or truth; without it as the value looks), and start and stop as a table of tags has them. Who tagged a tag and when is taken where the clip has that tag.</source>
        <translation>Eine Zeile je Bereich mit einem Wert: Spalten clip, property, value, type (number, text oder truth; sonst nach Aussehen), Anfang und Ende wie in Tag-Tabellen. Wer wann taggte, wird übernommen, wo der Clip das Tag hat.</translation>
    </message>
    <message>
        <source>Every annotation with times of its own, in thousandths of a second; its text is the tag, in tiers of the type caption a caption. It ends with the first moment after its range. The header, the medium or the file&apos;s name says which clip it belongs to.</source>
        <translation>Jede Annotation mit eigenen Zeiten, in Tausendstelsekunden; ihr Text ist das Tag, in Ebenen vom Typ caption eine Beschreibung. Sie endet mit dem ersten Moment nach ihrem Bereich. Kopf, Medium oder Dateiname sagen, zu welchem Clip sie gehört.</translation>
    </message>
    <message>
        <source>Every interval with a text, in seconds; the text is the tag, in tiers named captions a caption. An interval ends where the first frame after it begins; a point becomes one frame. The file&apos;s name says which clip it belongs to.</source>
        <translation>Jedes Intervall mit einem Text, in Sekunden; der Text ist das Tag, in Ebenen namens captions eine Beschreibung. Ein Intervall endet, wo der erste Frame danach beginnt; ein Punkt wird ein Frame. Der Dateiname sagt, zu welchem Clip es gehört.</translation>
    </message>
    <message>
        <source>One cue a range, in thousandths of a second; its text is the tag, or the caption where Tagline wrote it as one. A cue ends with the first moment after its range. The file&apos;s name says which clip it belongs to.</source>
        <translation>Ein Untertitel je Bereich, in Tausendstelsekunden; sein Text ist das Tag, oder die Beschreibung, wo Tagline es so schrieb. Ein Untertitel endet mit dem ersten Moment nach seinem Bereich. Der Dateiname sagt, zu welchem Clip er gehört.</translation>
    </message>
</context>
<context>
    <name>tagline::TagImportPresenter</name>
    <message>
        <source>Import Tags</source>
        <translation>Tags importieren</translation>
    </message>
    <message>
        <source>Tags of other programs (%1)</source>
        <translation>Tags anderer Programme (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The clips have all of this already.</source>
        <translation>Die Clips haben all dies schon.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n range(s)</source>
        <translation>
            <numerusform>%n Bereich importiert</numerusform>
            <numerusform>%n Bereiche importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n state(s)</source>
        <translation>
            <numerusform>und %n Status</numerusform>
            <numerusform>und %n Status</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n value(s)</source>
        <translation>
            <numerusform>und %n Wert</numerusform>
            <numerusform>und %n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>into %n clip(s)</source>
        <translation>
            <numerusform>in %n Clip</numerusform>
            <numerusform>in %n Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>into the tag set %1 of %n clip(s)</source>
        <translation>
            <numerusform>in den Tag-Satz %1 von %n Clip</numerusform>
            <numerusform>in den Tag-Satz %1 von %n Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n other(s) had all of theirs already</source>
        <comment>clips</comment>
        <translation>
            <numerusform>; %n anderer hatte alles schon</numerusform>
            <numerusform>; %n andere hatten alles schon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::TagImportReading</name>
    <message>
        <source>Reading tags</source>
        <translation>Tags lesen</translation>
    </message>
    <message>
        <source>The files could not be read.</source>
        <translation>Die Dateien waren nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>tagline::TagPalette</name>
    <message>
        <source>Filter tags</source>
        <translation>Tags filtern</translation>
    </message>
    <message>
        <source>Tag filter</source>
        <translation>Tag-Filter</translation>
    </message>
    <message>
        <source>Part of a tag&apos;s name; Enter makes the first one active</source>
        <translation>Teil eines Tag-Namens; Enter macht das erste aktiv</translation>
    </message>
    <message>
        <source>Add a tag to the vocabulary</source>
        <translation>Dem Vokabular ein Tag hinzufügen</translation>
    </message>
    <message>
        <source>New tags go to %1</source>
        <comment>a tag set</comment>
        <translation>Neue Tags nach %1</translation>
    </message>
    <message>
        <source>The tag set that gets the tags that are given; a click opens Tag Sets, where another is chosen</source>
        <translation>Der Tag-Satz, der die gegebenen Tags bekommt; ein Klick öffnet „Tag-Sätze“, wo sich ein anderer wählen lässt</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>No tag yet.

Make the first with the + above%1 and give it a key, 1 to 9. Then press the key while a clip plays, or hold it, and its frames are tagged. Letters are keys in tag mode.</source>
        <translation>Noch kein Tag.

Das erste mit dem + darüber%1 anlegen und ihm eine Taste geben, 1 bis 9. Dann die Taste drücken, während ein Clip spielt, oder halten: Seine Frames werden getaggt. Buchstaben sind Tasten im Tag-Modus.</translation>
    </message>
    <message>
        <source>No tag&apos;s name contains “%1”.

The + above makes one of that name.</source>
        <translation>Kein Tag-Name enthält „%1“.

Das + darüber legt eines dieses Namens an.</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Neues Tag&#xa0;…</translation>
    </message>
    <message>
        <source>Vocabulary…</source>
        <translation>Vokabular&#xa0;…</translation>
    </message>
    <message>
        <source>Query this tag</source>
        <translation>Nach diesem Tag fragen</translation>
    </message>
    <message>
        <source>And this tag (&amp;&amp;)</source>
        <translation>Und dieses Tag (&amp;&amp;)</translation>
    </message>
    <message>
        <source>Or this tag (|)</source>
        <translation>Oder dieses Tag (|)</translation>
    </message>
    <message>
        <source>Without this tag (-)</source>
        <translation>Ohne dieses Tag (-)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Farbe&#xa0;…</translation>
    </message>
    <message>
        <source>Key…</source>
        <translation>Taste&#xa0;…</translation>
    </message>
    <message>
        <source>Merge into…</source>
        <translation>Zusammenlegen mit&#xa0;…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Rename with all below…</source>
        <translation>Mit allem darunter umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Colour of all below…</source>
        <translation>Farbe für alles darunter&#xa0;…</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>Colour of all in %1</source>
        <translation>Farbe von allen in %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>%1 was the key of this tag</source>
        <translation>%1 war die Taste dieses Tags</translation>
    </message>
    <message>
        <source>Add to the vocabulary</source>
        <translation>Ins Vokabular aufnehmen</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Tag</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Edit query…</source>
        <translation>Abfrage bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Show All Tags</source>
        <translation>Alle Tags zeigen</translation>
    </message>
    <message>
        <source>Clear the filter of tags</source>
        <translation>Den Filter der Tags leeren</translation>
    </message>
</context>
<context>
    <name>tagline::TagPickerPopup</name>
    <message>
        <source>Choose a tag</source>
        <translation>Tag wählen</translation>
    </message>
</context>
<context>
    <name>tagline::TagPresenter</name>
    <message>
        <source>Recolour %1</source>
        <translation>Farbe von %1 ändern</translation>
    </message>
    <message>
        <source>Change the Key of %1</source>
        <translation>Taste von %1 ändern</translation>
    </message>
    <message>
        <source>Choose a tag in the Tags panel first.</source>
        <translation>Zuerst ein Tag im Panel „Tags“ wählen.</translation>
    </message>
    <message>
        <source>The tag “%1” was not made: %2.</source>
        <translation>Das Tag „%1“ wurde nicht angelegt: %2.</translation>
    </message>
    <message>
        <source>New Tag %1</source>
        <translation>Neues Tag %1</translation>
    </message>
    <message>
        <source>New tag %1, key %2 in tag mode%3</source>
        <translation>Neues Tag %1, Taste %2 im Tag-Modus%3</translation>
    </message>
    <message>
        <source>New tag %1, key %2</source>
        <translation>Neues Tag %1, Taste %2</translation>
    </message>
    <message>
        <source>%1; in queries it is %2</source>
        <translation>%1; in Abfragen ist es %2</translation>
    </message>
    <message>
        <source>Edit Tag</source>
        <translation>Tag bearbeiten</translation>
    </message>
    <message>
        <source>Edit Tag %1</source>
        <translation>Tag %1 bearbeiten</translation>
    </message>
    <message>
        <source>%1 is declared as %2.</source>
        <translation>%1 ist als %2 vereinbart.</translation>
    </message>
    <message>
        <source>%1 is used %2. Rename it to %3 everywhere? The old name stays as a synonym. This can be undone.</source>
        <translation>%1 wird verwendet: %2. Überall in %3 umbenennen? Der alte Name bleibt als Synonym. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Rename Tag</source>
        <translation>Tag umbenennen</translation>
    </message>
    <message>
        <source>Rename Everywhere</source>
        <translation>Überall umbenennen</translation>
    </message>
    <message>
        <source>%1 has %2 in %3. Counted no more, they become %4, as those that overlap are joined.</source>
        <translation>%1 hat %2 in %3. Nicht mehr gezählt, werden es %4, da überlappende verbunden werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s)</source>
        <translation>
            <numerusform>%Ln Instanz</numerusform>
            <numerusform>%Ln Instanzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values of %Ln instance(s) are lost.</source>
        <translation>
            <numerusform>Die Werte von %Ln Instanz gehen verloren.</numerusform>
            <numerusform>Die Werte von %Ln Instanzen gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>This can be undone.</source>
        <translation>Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Switch Counted Off</source>
        <translation>Zählung ausschalten</translation>
    </message>
    <message>
        <source>%1 and everything below it: %2, used in %3, %4. Rename to %5 everywhere? The old names stay as synonyms. This can be undone.</source>
        <translation>%1 und alles darunter: %2, verwendet in %3, %4. Überall in %5 umbenennen? Die alten Namen bleiben als Synonyme. Das lässt sich rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tag(s)</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename Tags</source>
        <translation>Tags umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>%1 begins the names of %n tag(s). New name:</source>
        <translation>
            <numerusform>%1 beginnt den Namen von %n Tag. Neuer Name:</numerusform>
            <numerusform>%1 beginnt die Namen von %n Tags. Neuer Name:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>%1 is used %2. Delete it with all its ranges? This can be undone.</source>
        <translation>%1 wird verwendet: %2. Mit allen Bereichen löschen? Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete Tag</source>
        <translation>Tag löschen</translation>
    </message>
    <message>
        <source>Delete Tag %1</source>
        <translation>Tag %1 löschen</translation>
    </message>
    <message>
        <source>Add %1 to the Vocabulary</source>
        <translation>%1 ins Vokabular aufnehmen</translation>
    </message>
    <message>
        <source>; the vocabulary begins with it and the tags in use</source>
        <comment>behind “New tag Run”</comment>
        <translation>; das Vokabular beginnt mit ihm und den verwendeten Tags</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Neuer Name von %1:</translation>
    </message>
    <message>
        <source>Rename Tag %1 to %2</source>
        <translation>Tag %1 in %2 umbenennen</translation>
    </message>
</context>
<context>
    <name>tagline::TagRowDelegate</name>
    <message>
        <source>key held</source>
        <translation>Taste gehalten</translation>
    </message>
    <message>
        <source>tagging</source>
        <translation>taggt</translation>
    </message>
    <message>
        <source>erasing</source>
        <translation>radiert</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>tagline::TagSetTexts</name>
    <message>
        <source>%1 (tag set %2)</source>
        <translation>%1 (Tag-Satz %2)</translation>
    </message>
</context>
<context>
    <name>tagline::TagSetsDialog</name>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Tag Sets</source>
        <translation>Tag-Sätze</translation>
    </message>
    <message>
        <source>Each set is saved in a file of its own: %1 holds the set gameplay, and with it the tag gameplay::Run.</source>
        <translation>Jeder Satz steht in einer eigenen Datei: %1 enthält den Satz gameplay und damit das Tag gameplay::Run.</translation>
    </message>
    <message>
        <source>Tag sets</source>
        <translation>Tag-Sätze</translation>
    </message>
    <message>
        <source>Sets that are not shown are neither drawn nor found by queries; locked ones cannot be edited (Space toggles)</source>
        <translation>Sätze, die nicht zu sehen sind, werden weder gezeichnet noch von Abfragen gefunden; gesperrte lassen sich nicht bearbeiten (Leertaste schaltet um)</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Set of new tags</source>
        <translation>Satz neuer Tags</translation>
    </message>
    <message>
        <source>Tags that are made from now on go into this set</source>
        <translation>Tags, die ab jetzt angelegt werden, kommen in diesen Satz</translation>
    </message>
    <message>
        <source>New &amp;Set…</source>
        <translation>Neuer &amp;Satz&#xa0;…</translation>
    </message>
    <message>
        <source>Make a set that new tags go to; its files are written with its first tags</source>
        <translation>Einen Satz anlegen, in den neue Tags kommen; seine Dateien werden mit seinen ersten Tags geschrieben</translation>
    </message>
    <message>
        <source>&amp;New tags go to</source>
        <translation>&amp;Neue Tags kommen nach</translation>
    </message>
    <message>
        <source>New Tag Set</source>
        <translation>Neuer Tag-Satz</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Name des Satzes:</translation>
    </message>
    <message>
        <source>Make Set</source>
        <translation>Satz anlegen</translation>
    </message>
    <message>
        <source>“%1” cannot name a tag set. A name is made of letters, digits and _, does not begin with a digit, and is not “default”.</source>
        <translation>„%1“ kann kein Tag-Satz heißen. Ein Name besteht aus Buchstaben, Ziffern und _, beginnt nicht mit einer Ziffer und ist nicht „default“.</translation>
    </message>
</context>
<context>
    <name>tagline::TagSetsPresenter</name>
    <message>
        <source>Locked tag sets were not changed: %1. Unlock them in Tag ▸ Tag Sets.</source>
        <translation>Gesperrte Tag-Sätze blieben unverändert: %1. In „Tag ▸ Tag-Sätze“ entsperren.</translation>
    </message>
    <message>
        <source>Changed in a hidden tag set: %1. Tick “Shown” in Tag ▸ Tag Sets to see it.</source>
        <translation>In einem ausgeblendeten Tag-Satz geändert: %1. In „Tag ▸ Tag-Sätze“ „Sichtbar“ anhaken, um es zu sehen.</translation>
    </message>
</context>
<context>
    <name>tagline::TagSheetEdit</name>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n Clip</numerusform>
            <numerusform>%n Clips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::TagTreeModel</name>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Frame</numerusform>
            <numerusform>%Ln Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Key %1, in tag mode (Tag ▸ Tag Mode)</source>
        <translation>Taste %1, im Tag-Modus (Tag ▸ Tag-Modus)</translation>
    </message>
    <message>
        <source>Used by a sidecar, but not in the library&apos;s vocabulary</source>
        <translation>Von einer Begleitdatei verwendet, aber nicht im Vokabular der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) in all</source>
        <translation>
            <numerusform>insgesamt %n Tag</numerusform>
            <numerusform>insgesamt %n Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, key %2, %3</source>
        <translation>%1, Taste %2, %3</translation>
    </message>
    <message>
        <source>Live tag: always the answer of its query</source>
        <translation>Live-Tag: immer das Ergebnis seiner Abfrage</translation>
    </message>
    <message>
        <source>%1, live tag, %2</source>
        <translation>%1, Live-Tag, %2</translation>
    </message>
    <message>
        <source>%1, live tag</source>
        <translation>%1, Live-Tag</translation>
    </message>
</context>
<context>
    <name>tagline::TakesDialog</name>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>Accept A&amp;ll</source>
        <translation>A&amp;lle annehmen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Pattern of names</source>
        <translation>Muster der Namen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Takes and their clips</source>
        <translation>Takes und ihre Clips</translation>
    </message>
    <message>
        <source>The window shows the clip that is chosen</source>
        <translation>Das Fenster zeigt den gewählten Clip</translation>
    </message>
    <message>
        <source>Keep the take that is chosen in the library file; this can be undone</source>
        <translation>Das gewählte Take in der Bibliotheksdatei behalten; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Keep all takes that are proposed; this can be undone</source>
        <translation>Alle vorgeschlagenen Takes behalten; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Remove the take that is chosen from the library file; its clips stay</source>
        <translation>Das gewählte Take aus der Bibliotheksdatei entfernen; seine Clips bleiben</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>When the chosen clip begins in its take</source>
        <translation>Wann der gewählte Clip in seinem Take beginnt</translation>
    </message>
    <message>
        <source>When the chosen clip begins in its take, in seconds; the arrows move it by a frame. Its partners in the picture and on the timeline follow. This can be undone</source>
        <translation>Wann der gewählte Clip in seinem Take beginnt, in Sekunden; die Pfeile verschieben ihn um einen Frame. Seine Partner im Bild und auf der Zeitleiste folgen. Das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>by timecode or name, or {take}_{subject}</source>
        <translation>nach Timecode oder Name, oder {take}_{subject}</translation>
    </message>
    <message>
        <source>How names say which take a clip is of: {take}_{subject} makes a take fight_01 of fight_01_A and fight_01_B. {subject}/{take} is for a folder for each figure. Without it, clips that begin at one timecode, as a shoot sheet says, and of clips without one those as long as each other whose names differ in one word</source>
        <translation>Wie Namen sagen, zu welchem Take ein Clip gehört: {take}_{subject} macht aus fight_01_A und fight_01_B ein Take fight_01. {subject}/{take} ist für einen Ordner je Figur. Ohne Muster: Clips, die laut Drehliste beim selben Timecode beginnen, und von Clips ohne Timecode die gleich langen, deren Namen sich in einem Wort unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Vorschlagen</translation>
    </message>
    <message>
        <source>Clip &amp;begins at</source>
        <translation>Clip &amp;beginnt bei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>tagline::TakesPresenter</name>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (nicht da)</translation>
    </message>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>Proposing takes</source>
        <translation>Takes vorschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n take(s)</source>
        <translation>
            <numerusform>%n Take</numerusform>
            <numerusform>%n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>looking for more…</source>
        <translation>weitere werden gesucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n proposed</source>
        <translation>
            <numerusform>%n vorgeschlagen</numerusform>
            <numerusform>%n vorgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Add %n Take(s)</source>
        <translation>
            <numerusform>%n Take hinzufügen</numerusform>
            <numerusform>%n Takes hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove Take %1</source>
        <translation>Take %1 entfernen</translation>
    </message>
    <message>
        <source>Show a clip of a take first.</source>
        <translation>Zuerst einen Clip eines Takes zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n take(s) are listed; the command tagline takes offset changes the others.</source>
        <translation>
            <numerusform>Nur der erste Take ist aufgelistet (%n); der Befehl tagline takes offset ändert die anderen.</numerusform>
            <numerusform>Nur die ersten %n Takes sind aufgelistet; der Befehl tagline takes offset ändert die anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offset in Take %1</source>
        <translation>Versatz im Take %1</translation>
    </message>
    <message>
        <source>No clip was recorded together with this one; Clip ▸ Take ▸ Takes says which were.</source>
        <translation>Kein Clip wurde mit diesem zusammen aufgenommen; „Clip ▸ Take ▸ Takes“ sagt, welche es wurden.</translation>
    </message>
</context>
<context>
    <name>tagline::ThemeActions</name>
    <message>
        <source>The light theme is already shown.</source>
        <translation>Das helle Thema ist schon zu sehen.</translation>
    </message>
    <message>
        <source>The dark theme is already shown.</source>
        <translation>Das dunkle Thema ist schon zu sehen.</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineClipboard</name>
    <message>
        <source>Select ranges to copy first.</source>
        <translation>Zuerst Bereiche zum Kopieren auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n range(s).</source>
        <translation>
            <numerusform>%n Bereich kopiert.</numerusform>
            <numerusform>%n Bereiche kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This library has no tag %1: add it, then paste again.</source>
        <translation>Diese Bibliothek hat kein Tag %1: hinzufügen, dann noch einmal einfügen.</translation>
    </message>
    <message>
        <source>There are no copied ranges to paste.</source>
        <translation>Es gibt keine kopierten Bereiche zum Einfügen.</translation>
    </message>
    <message>
        <source>Choose a tag in the Tags panel first.</source>
        <translation>Zuerst ein Tag im Panel „Tags“ wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n range(s)</source>
        <translation>
            <numerusform>%n Bereich einfügen</numerusform>
            <numerusform>%n Bereiche einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>These ranges already exist.</source>
        <translation>Diese Bereiche gibt es schon.</translation>
    </message>
    <message numerus="yes">
        <source>Did not fit into the clip, cut or left out: %n range(s): %1</source>
        <translation>
            <numerusform>Passte nicht in den Clip, gekürzt oder ausgelassen: %n Bereich: %1</numerusform>
            <numerusform>Passten nicht in den Clip, gekürzt oder ausgelassen: %n Bereiche: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n range(s) of several clips; Paste gives those of %1</source>
        <translation>
            <numerusform>%n Bereich mehrerer Clips kopiert; „Einfügen“ ergibt die von %1</numerusform>
            <numerusform>%n Bereiche mehrerer Clips kopiert; „Einfügen“ ergibt die von %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::TimelineEdits</name>
    <message>
        <source>Resize %1</source>
        <translation>Länge von %1 ändern</translation>
    </message>
    <message>
        <source>The edge cannot move further.</source>
        <translation>Die Kante lässt sich nicht weiter verschieben.</translation>
    </message>
    <message>
        <source>Select a range first.</source>
        <translation>Zuerst einen Bereich auswählen.</translation>
    </message>
    <message>
        <source>The playhead is after the stop of a selected range.</source>
        <translation>Die Wiedergabeposition liegt nach dem Ende eines ausgewählten Bereichs.</translation>
    </message>
    <message>
        <source>The playhead is before the start of a selected range.</source>
        <translation>Die Wiedergabeposition liegt vor dem Anfang eines ausgewählten Bereichs.</translation>
    </message>
    <message>
        <source>No range of the selection (or of the active tag) lies under the playhead.</source>
        <translation>Unter der Wiedergabeposition liegt kein Bereich der Auswahl (oder des aktiven Tags).</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 verbinden</translation>
    </message>
    <message numerus="yes">
        <source>There is no gap of up to %n frame(s) to close.</source>
        <translation>
            <numerusform>Es gibt keine Lücke bis %n Frame zu schließen.</numerusform>
            <numerusform>Es gibt keine Lücke bis %n Frames zu schließen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close Gaps in %1</source>
        <translation>Lücken in %1 schließen</translation>
    </message>
    <message>
        <source>No exclusive group has a conflict in this clip.</source>
        <translation>Keine exklusive Gruppe hat in diesem Clip einen Konflikt.</translation>
    </message>
    <message>
        <source>The remaining frames have no tag of the group next to them: draw one.</source>
        <translation>Die übrigen Frames haben kein Tag der Gruppe neben sich: eines zeichnen.</translation>
    </message>
    <message>
        <source>Fix Groups</source>
        <translation>Gruppen bereinigen</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>There are no more edges in this clip.</source>
        <translation>In diesem Clip gibt es keine weiteren Kanten.</translation>
    </message>
    <message>
        <source>The active tag has no more edges in this clip.</source>
        <translation>Das aktive Tag hat in diesem Clip keine weiteren Kanten.</translation>
    </message>
    <message>
        <source>No range of the shown clip, which has the playhead, is selected.</source>
        <translation>Kein Bereich des angezeigten Clips, in dem die Wiedergabeposition steht, ist ausgewählt.</translation>
    </message>
    <message>
        <source>Select two or more ranges of one tag in one clip to merge them.</source>
        <translation>Zuerst in einem Clip zwei oder mehr Bereiche eines Tags auswählen, um sie zu verbinden.</translation>
    </message>
    <message>
        <source>Merge Ranges</source>
        <translation>Bereiche verbinden</translation>
    </message>
    <message>
        <source>Close Gaps</source>
        <translation>Lücken schließen</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineLaneControl</name>
    <message>
        <source>Every lane is shown.</source>
        <translation>Jede Spur ist zu sehen.</translation>
    </message>
    <message>
        <source>The lanes are in the order of the tags.</source>
        <translation>Die Spuren stehen in der Reihenfolge der Tags.</translation>
    </message>
    <message>
        <source>No lane name contains this.</source>
        <translation>Kein Spurname enthält dies.</translation>
    </message>
    <message>
        <source>The filter hides every lane: press Esc in its field to show them</source>
        <translation>Der Filter blendet jede Spur aus: Esc in seinem Feld zeigt sie</translation>
    </message>
    <message>
        <source>Drag across frames to tag them and type the tag&apos;s name, or click a tag below</source>
        <translation>Über Frames ziehen, um sie zu taggen, und den Namen des Tags eingeben, oder unten ein Tag anklicken</translation>
    </message>
    <message>
        <source>Every lane is hidden: press %1 to show them</source>
        <translation>Jede Spur ist ausgeblendet: %1 zeigt sie</translation>
    </message>
    <message>
        <source>Drag across frames to tag them and type the tag&apos;s name, or make a tag first (%1)</source>
        <translation>Über Frames ziehen, um sie zu taggen, und den Namen des Tags eingeben, oder zuerst ein Tag anlegen (%1)</translation>
    </message>
    <message>
        <source>Choose a lane first: click its name, or press Up or Down.</source>
        <translation>Zuerst eine Spur wählen: ihren Namen anklicken, oder Hoch oder Runter drücken.</translation>
    </message>
    <message>
        <source>This is the topmost lane.</source>
        <translation>Dies ist die oberste Spur.</translation>
    </message>
    <message>
        <source>This is the lowest lane.</source>
        <translation>Dies ist die unterste Spur.</translation>
    </message>
    <message>
        <source>Drag across frames of a lane to tag them, or let its tag start at the playhead</source>
        <translation>Über Frames einer Spur ziehen, um sie zu taggen, oder ihr Tag an der Wiedergabeposition beginnen lassen</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineMenu</name>
    <message>
        <source>Change Tag To</source>
        <translation>Tag ändern in</translation>
    </message>
    <message>
        <source>Change Tag to %1</source>
        <translation>Tag in %1 ändern</translation>
    </message>
    <message>
        <source>Fill Gap in %1</source>
        <translation>Lücke in %1 füllen</translation>
    </message>
    <message>
        <source>Keep One Tag of %1 Here</source>
        <translation>Hier ein Tag von %1 behalten</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Find in Query</source>
        <translation>In der Abfrage suchen</translation>
    </message>
    <message>
        <source>Edit Query…</source>
        <translation>Abfrage bearbeiten&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineMinimap</name>
    <message>
        <source>Overview of the clip</source>
        <translation>Übersicht des Clips</translation>
    </message>
    <message>
        <source>The whole clip with its tags: click to go there</source>
        <translation>Der ganze Clip mit seinen Tags: Anklicken geht dorthin</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineNumbers</name>
    <message numerus="yes">
        <source>%n range(s)</source>
        <translation>
            <numerusform>%n Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>a tag, how often</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Länge von %1 ändern</translation>
    </message>
    <message numerus="yes">
        <source>Resize %n range(s)</source>
        <translation>
            <numerusform>Länge von %n Bereich ändern</numerusform>
            <numerusform>Länge von %n Bereichen ändern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::TimelinePresenter</name>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 (property)</source>
        <translation>%1 (Eigenschaft)</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Beschreibungen</translation>
    </message>
    <message>
        <source>Captions, row %1</source>
        <translation>Beschreibungen, Zeile %1</translation>
    </message>
    <message>
        <source>The tags of the clip that is shown stand here.</source>
        <translation>Die Tags des gezeigten Clips stehen hier.</translation>
    </message>
    <message>
        <source>%1, or drop one here</source>
        <translation>%1, oder einen hierher ziehen</translation>
    </message>
    <message>
        <source>Open a folder of clips</source>
        <translation>Einen Ordner mit Clips öffnen</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Länge von %1 ändern</translation>
    </message>
    <message>
        <source>Move Boundary Between %1 and %2</source>
        <translation>Grenze zwischen %1 und %2 verschieben</translation>
    </message>
    <message>
        <source>Choose a clip in the library first.</source>
        <translation>Zuerst einen Clip in der Bibliothek wählen.</translation>
    </message>
    <message>
        <source>The timeline already shows that.</source>
        <translation>Die Zeitleiste zeigt das schon.</translation>
    </message>
    <message>
        <source>Select a range first.</source>
        <translation>Zuerst einen Bereich auswählen.</translation>
    </message>
    <message>
        <source>The tags of these clips are read-only.</source>
        <translation>Die Tags dieser Clips sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n range(s)</source>
        <translation>
            <numerusform>%n Bereich verschieben</numerusform>
            <numerusform>%n Bereiche verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>The tags of this clip are read-only: %1</source>
        <translation>Die Tags dieses Clips sind schreibgeschützt: %1</translation>
    </message>
    <message>
        <source>The tags of this clip were written by a newer version of Tagline and are read-only.</source>
        <translation>Die Tags dieses Clips wurden von einer neueren Version von Tagline geschrieben und sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n range(s)</source>
        <translation>
            <numerusform>%n Bereich löschen</numerusform>
            <numerusform>%n Bereiche löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n range(s)</source>
        <translation>
            <numerusform>%n Bereich duplizieren</numerusform>
            <numerusform>%n Bereiche duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>The active tag has no range in this clip.</source>
        <translation>Das aktive Tag hat keinen Bereich in diesem Clip.</translation>
    </message>
    <message numerus="yes">
        <source>Selected %n range(s).</source>
        <translation>
            <numerusform>%n Bereich ausgewählt.</numerusform>
            <numerusform>%n Bereiche ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another clip is shown by now: nothing was tagged.</source>
        <translation>Inzwischen ist ein anderer Clip zu sehen: Nichts wurde getaggt.</translation>
    </message>
    <message>
        <source>The lane of %1 is locked. Unlock it on the timeline to drag its ranges.</source>
        <translation>Die Spur von %1 ist gesperrt. Auf der Zeitleiste entsperren, um ihre Bereiche zu ziehen.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keyframes</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n Gelenk</numerusform>
            <numerusform>%n Gelenke</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a clip in the library: its tags stand here</source>
        <translation>Einen Clip in der Bibliothek wählen: Seine Tags stehen hier</translation>
    </message>
    <message>
        <source>The tags were changed meanwhile: the drag ended.</source>
        <translation>Die Tags wurden inzwischen geändert: Das Ziehen ist beendet.</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineTexts</name>
    <message>
        <source>%1 f</source>
        <comment>length in frames</comment>
        <translation>%1 f</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>time in seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>start and stop</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Frame %1 · %2 — drag to move the playhead</source>
        <translation>Frame %1 · %2 — ziehen verschiebt die Wiedergabeposition</translation>
    </message>
    <message numerus="yes">
        <source>%n range(s)</source>
        <translation>
            <numerusform>%n Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — drag to draw a range and name its tag, Shift-drag to select</source>
        <translation>%1 — ziehen zeichnet einen Bereich und benennt sein Tag, Umschalt-Ziehen wählt aus</translation>
    </message>
    <message>
        <source>%1 — drag to move the start</source>
        <translation>%1 — ziehen verschiebt den Anfang</translation>
    </message>
    <message>
        <source>%1 — drag to move the stop</source>
        <translation>%1 — ziehen verschiebt das Ende</translation>
    </message>
    <message>
        <source>Playhead</source>
        <translation>Wiedergabeposition</translation>
    </message>
    <message>
        <source>Clip start</source>
        <translation>Anfang des Clips</translation>
    </message>
    <message>
        <source>Clip end</source>
        <translation>Ende des Clips</translation>
    </message>
    <message>
        <source>%1 start</source>
        <translation>Anfang von %1</translation>
    </message>
    <message>
        <source>%1 stop</source>
        <translation>Ende von %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Keyframe</translation>
    </message>
    <message>
        <source>%1 key</source>
        <translation>Keyframe von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n Keyframe</numerusform>
            <numerusform>%n Keyframes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>No clip</source>
        <translation>Kein Clip</translation>
    </message>
    <message numerus="yes">
        <source>%n tag lane(s)</source>
        <translation>
            <numerusform>%n Tag-Spur</numerusform>
            <numerusform>%n Tag-Spuren</numerusform>
        </translation>
    </message>
    <message>
        <source>selected: %1 %2</source>
        <translation>ausgewählt: %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) selected</source>
        <translation>
            <numerusform>%n Bereich ausgewählt</numerusform>
            <numerusform>%n Bereiche ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 — drag to select ranges</source>
        <translation>%1 · %2 — Ziehen wählt Bereiche aus</translation>
    </message>
    <message>
        <source>%1 · %2 — drag to draw a range of %1, or below the lanes one of another tag; Shift-drag to select</source>
        <translation>%1 · %2 — Ziehen zeichnet einen Bereich von %1, unter den Spuren einen eines anderen Tags; Ziehen mit Umschalt wählt aus</translation>
    </message>
</context>
<context>
    <name>tagline::TimelineWidget</name>
    <message>
        <source>Open a folder of clips, then choose one to see it here</source>
        <translation>Einen Ordner mit Clips öffnen, dann einen wählen, um ihn hier zu sehen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Show only lanes whose names contain a text</source>
        <translation>Nur Spuren zeigen, deren Namen einen Text enthalten</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lane(s)</source>
        <translation>
            <numerusform>%1 von %n Spur</numerusform>
            <numerusform>%1 von %n Spuren</numerusform>
        </translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
</context>
<context>
    <name>tagline::TourCard</name>
    <message>
        <source>End the tour; Help ▸ Tour begins it again</source>
        <translation>Den Rundgang beenden; „Hilfe ▸ Rundgang“ beginnt ihn wieder</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Zum Schritt davor zurückgehen</translation>
    </message>
    <message>
        <source>Go on without doing this step</source>
        <translation>Weitergehen, ohne diesen Schritt zu tun</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of all steps</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Tour, step %1</source>
        <translation>Rundgang, Schritt %1</translation>
    </message>
</context>
<context>
    <name>tagline::TourPresenter</name>
    <message>
        <source>The tour ended with the library. Help ▸ Tour begins it again.</source>
        <translation>Der Rundgang endete mit der Bibliothek. „Hilfe ▸ Rundgang“ beginnt ihn wieder.</translation>
    </message>
    <message>
        <source>Help ▸ Tour begins the tour again.</source>
        <translation>„Hilfe ▸ Rundgang“ beginnt den Rundgang wieder.</translation>
    </message>
    <message>
        <source>That was the tour. Help ▸ Keyboard Shortcuts%1 has every key</source>
        <translation>Das war der Rundgang. „Hilfe ▸ Tastenkürzel“%1 hat jede Taste</translation>
    </message>
</context>
<context>
    <name>tagline::TourSteps</name>
    <message>
        <source>Open the sample library: a figure, some clips, and tags that others gave them. Next opens it for you.</source>
        <translation>Die Beispielbibliothek öffnen: eine Figur, einige Clips, und Tags, die andere ihnen gaben. „Weiter“ öffnet sie.</translation>
    </message>
    <message>
        <source>finds any command: type sample</source>
        <translation>findet jeden Befehl: Beispiel eintippen</translation>
    </message>
    <message>
        <source>File ▸ Open Sample Library has a figure, some clips, and tags that others gave them. Next goes on with what is open.</source>
        <translation>„Datei ▸ Beispielbibliothek öffnen“ hat eine Figur, einige Clips, und Tags, die andere ihnen gaben. „Weiter“ macht mit dem weiter, was offen ist.</translation>
    </message>
    <message>
        <source>Each row is a clip, its bars are its tags. Click another clip.</source>
        <translation>Jede Zeile ist ein Clip, ihre Balken sind seine Tags. Einen anderen Clip anklicken.</translation>
    </message>
    <message>
        <source>goes to the next clip</source>
        <translation>geht zum nächsten Clip</translation>
    </message>
    <message>
        <source>Play the clip. The timeline below shows which tag holds when.</source>
        <translation>Den Clip abspielen. Die Zeitleiste unten zeigt, welches Tag wann gilt.</translation>
    </message>
    <message>
        <source>plays and pauses</source>
        <translation>spielt ab und hält an</translation>
    </message>
    <message>
        <source>gives %1, for example</source>
        <translation>gibt zum Beispiel %1</translation>
    </message>
    <message>
        <source>Ask for frames in words, for example Run | Walk, and press Enter: hits are yellow everywhere.</source>
        <translation>In Worten nach Frames fragen, zum Beispiel Run | Walk, und Enter drücken: Treffer sind überall gelb.</translation>
    </message>
    <message>
        <source>goes to the query</source>
        <translation>geht zur Abfrage</translation>
    </message>
    <message>
        <source>File ▸ Export Tags hands the tags on, as CSV, JSON and more. They also lie in small files beside the clips.</source>
        <translation>„Datei ▸ Tags exportieren“ gibt die Tags weiter, als CSV, JSON und mehr. Sie liegen auch in kleinen Dateien neben den Clips.</translation>
    </message>
    <message>
        <source>opens the export</source>
        <translation>öffnet den Export</translation>
    </message>
    <message>
        <source>Tags may have a key. Hold one while the clip plays: the frames that go by get the tag.</source>
        <translation>Tags können eine Taste haben. Hält man eine, während der Clip spielt, bekommen die vorbeiziehenden Frames das Tag.</translation>
    </message>
</context>
<context>
    <name>tagline::TrackCard</name>
    <message>
        <source>Track %1</source>
        <translation>Track %1</translation>
    </message>
    <message>
        <source>Include track %1 in the blend</source>
        <translation>Track %1 in die Mischung aufnehmen</translation>
    </message>
    <message>
        <source>Enable track %1</source>
        <translation>Track %1 einschalten</translation>
    </message>
    <message>
        <source>Speed of track %1, ×0.1 to ×8 (Up and Down, or the wheel)</source>
        <translation>Tempo von Track %1, ×0,1 bis ×8 (Hoch und Runter, oder das Mausrad)</translation>
    </message>
    <message>
        <source>Speed of track %1</source>
        <translation>Tempo von Track %1</translation>
    </message>
    <message>
        <source>What track %1 does at the end of its clip: loop, play back and forth, or hold the last pose</source>
        <translation>Was Track %1 am Ende seines Clips tut: Schleife, hin und her, oder die letzte Pose halten</translation>
    </message>
    <message>
        <source>End of track %1</source>
        <translation>Ende von Track %1</translation>
    </message>
    <message>
        <source>More options of track %1</source>
        <translation>Weitere Optionen von Track %1</translation>
    </message>
    <message>
        <source>Change the clip or layer of track %1, or remove it</source>
        <translation>Clip oder Ebene von Track %1 ändern, oder ihn entfernen</translation>
    </message>
    <message>
        <source>Additive adds the difference from the reference pose, subtractive removes it, override replaces the pose</source>
        <translation>Additiv fügt den Unterschied zur Bezugspose hinzu, subtraktiv nimmt ihn weg, überschreibend ersetzt die Pose</translation>
    </message>
    <message>
        <source>Layer kind of track %1</source>
        <translation>Art der Ebene von Track %1</translation>
    </message>
    <message>
        <source>Mask of track %1</source>
        <translation>Maske von Track %1</translation>
    </message>
    <message>
        <source>ref </source>
        <comment>reference frame</comment>
        <translation>Bez. </translation>
    </message>
    <message>
        <source>The frame whose pose counts as no difference (Up and Down, or the wheel)</source>
        <translation>Der Frame, dessen Pose als kein Unterschied zählt (Hoch und Runter, oder das Mausrad)</translation>
    </message>
    <message>
        <source>Reference frame of track %1</source>
        <translation>Bezugsframe von Track %1</translation>
    </message>
    <message>
        <source>Use the &amp;Current Clip</source>
        <translation>Den &amp;aktuellen Clip verwenden</translation>
    </message>
    <message>
        <source>&amp;Mirror Left and Right</source>
        <translation>Links und rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>Keep in &amp;Step by Tags</source>
        <translation>Nach Tags im &amp;Gleichschritt</translation>
    </message>
    <message>
        <source>Blend with the others</source>
        <translation>Mit den anderen mischen</translation>
    </message>
    <message>
        <source>Layer: %1</source>
        <translation>Ebene: %1</translation>
    </message>
    <message>
        <source>&amp;Remove This Track</source>
        <translation>Diesen Track &amp;entfernen</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>in step</source>
        <translation>im Gleichschritt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>No joint on this figure for %n channel(s) of the clip</source>
        <translation>
            <numerusform>Kein Gelenk an dieser Figur für %n Kanal des Clips</numerusform>
            <numerusform>Kein Gelenk an dieser Figur für %n Kanäle des Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>The layer moves the whole body: choose a part of it, or a joint with all below it</source>
        <translation>Die Ebene bewegt den ganzen Körper: einen Teil wählen, oder ein Gelenk mit allem darunter</translation>
    </message>
    <message>
        <source>The layer moves %1 and all below</source>
        <translation>Die Ebene bewegt %1 und alles darunter</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source> · leads ×%1</source>
        <comment>speed</comment>
        <translation> · führt ×%1</translation>
    </message>
    <message>
        <source> · in step ×%1</source>
        <translation> · Gleichschritt ×%1</translation>
    </message>
    <message>
        <source>Time of track %1: %2</source>
        <translation>Zeit von Track %1: %2</translation>
    </message>
    <message>
        <source>Time in the clip, and how often it looped</source>
        <translation>Zeit im Clip, und wie oft er von vorn begann</translation>
    </message>
    <message>
        <source>Its time is warped to keep in step with the others by their tags: it runs at ×%1 instead of ×%2</source>
        <translation>Seine Zeit ist gedehnt, um nach den Tags mit den anderen im Gleichschritt zu bleiben: Er läuft mit ×%1 statt ×%2</translation>
    </message>
    <message>
        <source>It leads: the others follow its marks</source>
        <translation>Er führt: Die anderen folgen seinen Marken</translation>
    </message>
    <message>
        <source>It follows the leading track from mark to mark</source>
        <translation>Er folgt dem führenden Track von Marke zu Marke</translation>
    </message>
    <message>
        <source>Weight of track %1: %2</source>
        <translation>Gewicht von Track %1: %2</translation>
    </message>
    <message>
        <source>Track %1 is already leading</source>
        <translation>Track %1 führt schon</translation>
    </message>
    <message>
        <source>leads the blend</source>
        <translation>führt die Mischung</translation>
    </message>
    <message>
        <source>&amp;Paused</source>
        <translation>&amp;Angehalten</translation>
    </message>
    <message>
        <source>Pla&amp;ys</source>
        <translation>&amp;Wiederholungen</translation>
    </message>
    <message numerus="yes">
        <source>It plays %n time(s) and then holds the last pose</source>
        <translation>
            <numerusform>Er spielt %n-mal und hält dann die letzte Pose</numerusform>
            <numerusform>Er spielt %n-mal und hält dann die letzte Pose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It goes %n way(s), there or back, and then holds the pose</source>
        <translation>
            <numerusform>Er geht %n Weg, hin oder zurück, und hält dann die Pose</numerusform>
            <numerusform>Er geht %n Wege, hin oder zurück, und hält dann die Pose</numerusform>
        </translation>
    </message>
    <message>
        <source>For &amp;Ever</source>
        <comment>a track plays</comment>
        <translation>&amp;Endlos</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), then hold</source>
        <translation>
            <numerusform>%n-mal, dann halten</numerusform>
            <numerusform>%n-mal, dann halten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <comment>how often a track plays</comment>
        <translation>An&amp;dere&#xa0;…</translation>
    </message>
    <message>
        <source>Plays of Track %1</source>
        <translation>Wiederholungen von Track %1</translation>
    </message>
    <message>
        <source>How often it plays before it holds:</source>
        <translation>Wie oft er spielt, bevor er hält:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>what a track does at its end, how often</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>paused</source>
        <comment>a track</comment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>&amp;Time Curve…</source>
        <translation>&amp;Zeitkurve&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Weight Curve…</source>
        <translation>&amp;Gewichtskurve&#xa0;…</translation>
    </message>
    <message>
        <source>by a time curve</source>
        <comment>a track plays</comment>
        <translation>nach einer Zeitkurve</translation>
    </message>
    <message>
        <source>by a weight curve</source>
        <comment>a layer counts</comment>
        <translation>nach einer Gewichtskurve</translation>
    </message>
    <message>
        <source>Weight by a &amp;Value…</source>
        <translation>Gewicht nach einem We&amp;rt&#xa0;…</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>value that a layer&apos;s weight follows</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>not by %1</source>
        <comment>value that means nothing</comment>
        <translation>nicht nach %1</translation>
    </message>
    <message>
        <source>The weight does not follow %1: %2</source>
        <translation>Das Gewicht folgt %1 nicht: %2</translation>
    </message>
    <message>
        <source>Weight of track %1</source>
        <translation>Gewicht von Track %1</translation>
    </message>
    <message>
        <source>Weight of the layer: drag it, type it, or Left and Right</source>
        <translation>Gewicht der Ebene: ziehen, eintippen, oder Links und Rechts</translation>
    </message>
    <message>
        <source>Share of track %1 in the pose: drag it, type it, or Left and Right; the other tracks keep their proportions. Transitions change it</source>
        <translation>Anteil von Track %1 an der Pose: ziehen, eintippen, oder Links und Rechts; die anderen Tracks behalten ihr Verhältnis. Übergänge ändern ihn</translation>
    </message>
    <message>
        <source>Track %1 has the whole pose: it can be shared once there is another track</source>
        <translation>Track %1 hat die ganze Pose: Teilen lässt sie sich mit einem weiteren Track</translation>
    </message>
    <message>
        <source>Track %1 has no part in the blend while it is off</source>
        <translation>Track %1 hat keinen Anteil an der Mischung, solange er aus ist</translation>
    </message>
    <message>
        <source>Transition to track %1</source>
        <translation>Zu Track %1 übergehen</translation>
    </message>
    <message>
        <source>Tra&amp;nsition to This Track</source>
        <translation>Zu diesem Track über&amp;gehen</translation>
    </message>
    <message>
        <source>Make the transition to track %1 now</source>
        <translation>Jetzt zu Track %1 übergehen</translation>
    </message>
    <message>
        <source>How often the clip of track %1 began again</source>
        <translation>Wie oft der Clip von Track %1 wieder begann</translation>
    </message>
    <message>
        <source>Loops of track %1: %2</source>
        <translation>Wiederholungen von Track %1: %2</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionArcs</name>
    <message>
        <source>Transition: %1 → %2, %3</source>
        <comment>clip and frame, clip and frame, difference</comment>
        <translation>Übergang: %1 → %2, %3</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionCostSession</name>
    <message>
        <source>The picture of a transition&apos;s costs</source>
        <translation>Das Bild der Kosten eines Übergangs</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionEditor</name>
    <message>
        <source>Transition settings</source>
        <translation>Einstellungen des Übergangs</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long a transition takes; 0 cuts at once</source>
        <translation>Wie lange ein Übergang dauert; 0 schneidet sofort</translation>
    </message>
    <message>
        <source>Cross-fade time in seconds</source>
        <translation>Überblendzeit in Sekunden</translation>
    </message>
    <message>
        <source>Cross-fade curve</source>
        <translation>Überblendkurve</translation>
    </message>
    <message>
        <source>How the weight moves from one track to the other</source>
        <translation>Wie das Gewicht von einem Track zum anderen wandert</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>Where the new track starts, unless it is already playing</source>
        <translation>Wo der neue Track beginnt, wenn er nicht schon spielt</translation>
    </message>
    <message>
        <source>Kind of transition</source>
        <translation>Art des Übergangs</translation>
    </message>
    <message>
        <source>Cross-fade: both tracks keep playing. Inertial: the old one stops at once and its motion dies away</source>
        <translation>Überblendung: Beide Tracks spielen weiter. Trägheit: Der alte hält sofort an, und seine Bewegung klingt ab</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Einstieg</translation>
    </message>
    <message>
        <source>When it begins</source>
        <translation>Wann er beginnt</translation>
    </message>
    <message>
        <source>When the scheduled transition begins</source>
        <translation>Wann der geplante Übergang beginnt</translation>
    </message>
    <message>
        <source>Seconds from now</source>
        <translation>Sekunden ab jetzt</translation>
    </message>
    <message>
        <source>How long from now the transition begins</source>
        <translation>Wie lange ab jetzt der Übergang beginnt</translation>
    </message>
    <message>
        <source>Track to wait for</source>
        <translation>Track, auf den gewartet wird</translation>
    </message>
    <message>
        <source>The track whose end, or whose tag, begins the transition</source>
        <translation>Der Track, dessen Ende oder dessen Tag den Übergang beginnt</translation>
    </message>
    <message>
        <source>Tag to wait for</source>
        <translation>Tag, auf das gewartet wird</translation>
    </message>
    <message>
        <source>The transition begins where a range of this tag begins</source>
        <translation>Der Übergang beginnt, wo ein Bereich dieses Tags beginnt</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Planen</translation>
    </message>
    <message>
        <source>Schedule the transition</source>
        <translation>Den Übergang planen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnt</translation>
    </message>
    <message>
        <source>&amp;Of track</source>
        <translation>&amp;Von Track</translation>
    </message>
    <message>
        <source>T&amp;ag</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>It appears as a flag on the weight lanes</source>
        <translation>Es erscheint als Fahne auf den Gewichtsspuren</translation>
    </message>
    <message>
        <source>Put a clip on a track first</source>
        <translation>Zuerst einen Clip auf einen Track legen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and clip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&amp;At second</source>
        <translation>Bei &amp;Sekunde</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;In</translation>
    </message>
    <message>
        <source>Second of the blend</source>
        <translation>Sekunde der Mischung</translation>
    </message>
    <message>
        <source>When the transition begins, counted from the start of the blend; at once if that is past</source>
        <translation>Wann der Übergang beginnt, ab dem Beginn der Mischung gezählt; sofort, wenn das vorbei ist</translation>
    </message>
    <message>
        <source>Put a clip on a track first.</source>
        <translation>Zuerst einen Clip auf einen Track legen.</translation>
    </message>
    <message>
        <source>%1 follows %2 s from now.</source>
        <translation>%1 folgt in %2 s.</translation>
    </message>
    <message>
        <source>%1 follows when the blend has played for %2 s.</source>
        <translation>%1 folgt, wenn die Mischung %2 s gespielt hat.</translation>
    </message>
    <message>
        <source>%1 follows where %2 next comes to its end.</source>
        <translation>%1 folgt, wo %2 das nächste Mal endet.</translation>
    </message>
    <message>
        <source>%1 follows where %2 of %3 next begins.</source>
        <translation>%1 folgt, wo %2 von %3 das nächste Mal beginnt.</translation>
    </message>
    <message>
        <source>After a delay</source>
        <translation>Nach einer Frist</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Zu einer Zeit</translation>
    </message>
    <message>
        <source>At a track&apos;s end</source>
        <translation>Am Ende eines Tracks</translation>
    </message>
    <message>
        <source>At a tag</source>
        <translation>Bei einem Tag</translation>
    </message>
    <message>
        <source>No clip is on a track</source>
        <translation>Kein Clip liegt auf einem Track</translation>
    </message>
    <message>
        <source>The clip has no tags</source>
        <translation>Der Clip hat keine Tags</translation>
    </message>
    <message>
        <source>Track of the transition</source>
        <translation>Zieltrack des Übergangs</translation>
    </message>
    <message>
        <source>The track that the transition leads to</source>
        <translation>Der Track, zu dem der Übergang führt</translation>
    </message>
    <message>
        <source>T&amp;ransition to</source>
        <translation>Über&amp;gang zu</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionPlayer</name>
    <message>
        <source>Transition</source>
        <translation>Übergang</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionSession</name>
    <message>
        <source>The search for transitions</source>
        <translation>Die Suche nach Übergängen</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionTexts</name>
    <message>
        <source>≈ %1 ms</source>
        <translation>≈ %1 ms</translation>
    </message>
    <message>
        <source>over %1 ms</source>
        <translation>über %1 ms</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>clip and frame</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionsDialog</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>A query: the frames that are left, such as Walk or @name of a saved query</source>
        <translation>Eine Abfrage: die Frames, die verlassen werden, etwa Walk oder @Name einer gespeicherten Abfrage</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>A query: the frames that are gone to</source>
        <translation>Eine Abfrage: die Frames, zu denen gegangen wird</translation>
    </message>
    <message>
        <source>&amp;Whole body</source>
        <translation>&amp;Ganzer Körper</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Find Transitions</source>
        <translation>Übergänge finden</translation>
    </message>
    <message>
        <source>Compare eleven parts of the body, not feet and hips alone</source>
        <translation>Elf Teile des Körpers vergleichen, nicht nur Füße und Hüfte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>How unlike the two frames are: ≈ 80 ms is as unlike as two frames of the same motion that lie 80 ms apart; less is smoother.</source>
        <translation>Wie ungleich die beiden Frames sind: ≈ 80 ms ist so ungleich wie zwei Frames derselben Bewegung, die 80 ms auseinanderliegen; weniger ist weicher.</translation>
    </message>
    <message>
        <source>The best first. %1 Enter plays a line.</source>
        <translation>Der beste zuerst. %1 Enter spielt eine Zeile.</translation>
    </message>
    <message>
        <source>Look for the way back</source>
        <translation>Den Weg zurück suchen</translation>
    </message>
    <message>
        <source>Play the chosen transition: a second before it, and a second after it (Enter)</source>
        <translation>Den gewählten Übergang spielen: eine Sekunde davor und eine danach (Enter)</translation>
    </message>
    <message>
        <source>Comparing frames…</source>
        <translation>Frames werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>by hand %1</source>
        <comment>how unlike frames are</comment>
        <translation>von Hand %1</translation>
    </message>
    <message>
        <source>You took these frames from the picture. The next ones from there take their place, and another search drops them</source>
        <translation>Diese Frames stammen aus dem Bild. Die nächsten von dort nehmen ihren Platz ein, und eine neue Suche verwirft sie</translation>
    </message>
    <message>
        <source>Down: frames of %1. Across: frames of %2. The stronger the colour, the smoother. Click other frames to list them.</source>
        <translation>Nach unten: Frames von %1. Nach rechts: Frames von %2. Je kräftiger die Farbe, desto glatter. Andere Frames anklicken, um sie aufzulisten.</translation>
    </message>
    <message>
        <source>such as Walk</source>
        <translation>etwa Walk</translation>
    </message>
    <message>
        <source>such as Run</source>
        <translation>etwa Run</translation>
    </message>
    <message>
        <source>Choose a transition
to see what lies around it</source>
        <translation>Einen Übergang wählen,
um zu sehen, was um ihn liegt</translation>
    </message>
</context>
<context>
    <name>tagline::TransitionsPresenter</name>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Von: %1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>Nach: %1</translation>
    </message>
    <message>
        <source>Searching: how all clips move is compared…</source>
        <translation>Suchen: Verglichen wird, wie sich alle Clips bewegen&#xa0;…</translation>
    </message>
    <message>
        <source>The search failed. It runs again once a query changes.</source>
        <translation>Die Suche ist fehlgeschlagen. Sie läuft erneut, sobald sich eine Abfrage ändert.</translation>
    </message>
    <message>
        <source>Type two queries: which frames to leave, and which to go to.</source>
        <translation>Zwei Abfragen eingeben: welche Frames verlassen werden, und zu welchen gegangen wird.</translation>
    </message>
    <message>
        <source>A query finds no frame of a body that could play, or playing on leads there.</source>
        <translation>Eine Abfrage findet keinen Frame eines Körpers, der spielen könnte, oder Weiterspielen führt dorthin.</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) without a known body are left out.</source>
        <translation>
            <numerusform>%n Clip ohne bekannten Körper ist ausgelassen.</numerusform>
            <numerusform>%n Clips ohne bekannten Körper sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A clip of this transition is no more.</source>
        <translation>Einen Clip dieses Übergangs gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A file of this transition could not be read.</source>
        <translation>Eine Datei dieses Übergangs war nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>tagline::TransportBar</name>
    <message>
        <source>frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>timecode</source>
        <translation>Timecode</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>Zum ersten Frame gehen</translation>
    </message>
    <message>
        <source>Step back one frame</source>
        <translation>Einen Frame zurück</translation>
    </message>
    <message>
        <source>Step forward one frame</source>
        <translation>Einen Frame vor</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>Zum letzten Frame gehen</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Snap to edges, playhead and hits while dragging; hold Alt to drag freely</source>
        <translation>Beim Ziehen an Kanten, Wiedergabeposition und Treffern einrasten; mit Alt frei ziehen</translation>
    </message>
    <message>
        <source>The current frame in another unit; a click chooses the unit of the ruler</source>
        <translation>Der aktuelle Frame in einer anderen Einheit; ein Klick wählt die Einheit des Lineals</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Wiedergabetempo</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>Aktueller Frame</translation>
    </message>
    <message>
        <source>Current frame: type another and press Enter</source>
        <translation>Aktueller Frame: einen anderen eingeben und Enter drücken</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <translation>Einheit: %1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Tempo: %1</translation>
    </message>
</context>
<context>
    <name>tagline::UnitPresenter</name>
    <message>
        <source>No other unit is suggested for this clip&apos;s file.</source>
        <translation>Für die Datei dieses Clips wird keine andere Einheit vorgeschlagen.</translation>
    </message>
    <message>
        <source>Read this file anew: its figure becomes %1 tall</source>
        <translation>Diese Datei neu lesen: Ihre Figur wird %1 groß</translation>
    </message>
    <message>
        <source>All %1 Files</source>
        <translation>Alle %1 Dateien</translation>
    </message>
    <message>
        <source>Read every file anew for which the same is suggested</source>
        <translation>Jede Datei neu lesen, für die dasselbe vorgeschlagen wird</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the unit, frame rate and up axis of this file</source>
        <translation>Einheit, Bildrate und Hochachse dieser Datei wählen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The size is right: do not ask about files of this folder with the same skeleton again</source>
        <translation>Die Größe stimmt: für Dateien dieses Ordners mit demselben Skelett nicht mehr fragen</translation>
    </message>
    <message>
        <source>This figure is %1 tall. %2</source>
        <comment>%2: in centimetres it would be 1.7 m.</comment>
        <translation>Diese Figur ist %1 groß. %2</translation>
    </message>
    <message>
        <source>This clip&apos;s figure has a usual size.</source>
        <translation>Die Figur dieses Clips hat eine übliche Größe.</translation>
    </message>
    <message>
        <source>Keep Size</source>
        <translation>Größe behalten</translation>
    </message>
</context>
<context>
    <name>tagline::UnreadLibraryPresenter</name>
    <message>
        <source>%1 cannot be read: the names, colours, keys and groups of its tags and its saved queries are not shown. The tags of the clips are here, and the file is not overwritten. The fault: %2</source>
        <translation>%1 ist nicht lesbar: Namen, Farben, Tasten und Gruppen ihrer Tags und ihre gespeicherten Abfragen werden nicht gezeigt. Die Tags der Clips sind da, und die Datei wird nicht überschrieben. Der Fehler: %2</translation>
    </message>
    <message>
        <source>Restore from Backup…</source>
        <translation>Aus Sicherung wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose what the file held before, and take it over here: Save then writes it (File ▸ Restore from Backup…)</source>
        <translation>Wählen, was die Datei vorher enthielt, und hier übernehmen: Speichern schreibt es dann (Datei ▸ Aus Sicherung wiederherstellen&#xa0;…)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide this until the library is opened again</source>
        <translation>Dies ausblenden, bis die Bibliothek wieder geöffnet wird</translation>
    </message>
    <message>
        <source>%1 was changed on the disk and can be read again. What it holds is shown once it is opened again.</source>
        <translation>%1 wurde auf der Platte geändert und ist wieder lesbar. Was darin steht, wird gezeigt, sobald sie erneut geöffnet ist.</translation>
    </message>
    <message>
        <source>Open Again</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Open anew what is open; you are asked first if there are unsaved edits</source>
        <translation>Öffnet neu, was offen ist; bei ungespeicherten Änderungen wird zuerst gefragt</translation>
    </message>
</context>
<context>
    <name>tagline::UnreadLibraryWatch</name>
    <message>
        <source>Looking at files on the disk</source>
        <translation>Dateien auf der Platte ansehen</translation>
    </message>
</context>
<context>
    <name>tagline::UnsavedWords</name>
    <message>
        <source>the vocabulary</source>
        <translation>das Vokabular</translation>
    </message>
    <message>
        <source>saved queries</source>
        <translation>gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>live tags</source>
        <translation>Live-Tags</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>examples of motion</source>
        <translation>Bewegungsbeispiele</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>the library&apos;s settings</source>
        <translation>die Einstellungen der Bibliothek</translation>
    </message>
    <message>
        <source>the library&apos;s folders</source>
        <translation>die Ordner der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>parts of a library that are unsaved</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>saved cameras</source>
        <translation>gespeicherte Kameras</translation>
    </message>
    <message>
        <source>the library file that is gone</source>
        <translation>die verschwundene Bibliotheksdatei</translation>
    </message>
    <message>
        <source>%1 (deleted or moved by another program)</source>
        <comment>a file</comment>
        <translation>%1 (von einem anderen Programm gelöscht oder verschoben)</translation>
    </message>
    <message>
        <source>the tags of %1</source>
        <comment>a model file</comment>
        <translation>die Tags von %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Save writes %1.</source>
        <comment>a file</comment>
        <translation>Speichern schreibt %1.</translation>
    </message>
    <message>
        <source>Save writes %1 and %2.</source>
        <comment>files, and the last or how many more</comment>
        <translation>Speichern schreibt %1 und %2.</translation>
    </message>
    <message>
        <source>%1 (damaged by another program)</source>
        <comment>a file</comment>
        <translation>%1 (von einem anderen Programm beschädigt)</translation>
    </message>
</context>
<context>
    <name>tagline::VersionStrips</name>
    <message>
        <source>Tags before and after</source>
        <translation>Tags vorher und nachher</translation>
    </message>
    <message>
        <source>The tags in each version, on one scale of time</source>
        <translation>Die Tags in jeder Fassung, auf einer Zeitskala</translation>
    </message>
</context>
<context>
    <name>tagline::ViewportAccessible</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Tags: %1</translation>
    </message>
    <message>
        <source>Caption: %1</source>
        <translation>Beschreibung: %1</translation>
    </message>
</context>
<context>
    <name>tagline::ViewportOptionsBar</name>
    <message>
        <source>Viewport options</source>
        <translation>Optionen des Bildes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>What the viewport shows</source>
        <translation>Was das Bild zeigt</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>Show the skinned mesh</source>
        <translation>Das Mesh mit Haut zeigen</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Show joints and bones over the figure</source>
        <translation>Gelenke und Knochen über der Figur zeigen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation>Das Bodengitter zeigen</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Show the path of the root over the ground, two seconds each way</source>
        <translation>Den Weg der Wurzel über den Boden zeigen, zwei Sekunden in beide Richtungen</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Geisterbilder</translation>
    </message>
    <message>
        <source>Show the poses at the edges of the selected ranges, or before and after the playhead</source>
        <translation>Die Posen an den Kanten der ausgewählten Bereiche zeigen, oder vor und nach der Wiedergabeposition</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Mark feet that rest on the ground</source>
        <translation>Füße markieren, die auf dem Boden ruhen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Keep the figure centred while it moves</source>
        <translation>Die Figur in der Mitte halten, während sie sich bewegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a switch and what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tagline::ViewportPlaceholder</name>
    <message>
        <source>Viewport, without a picture</source>
        <translation>Bildbereich, ohne Bild</translation>
    </message>
    <message>
        <source>No picture: OpenGL is not available</source>
        <translation>Kein Bild: OpenGL ist nicht verfügbar</translation>
    </message>
    <message>
        <source>Everything else works: tagging, queries, saving and export.</source>
        <translation>Alles andere geht: Taggen, Abfragen, Speichern und Export.</translation>
    </message>
</context>
<context>
    <name>tagline::ViewportPresenter</name>
    <message>
        <source>There is no picture without OpenGL.</source>
        <translation>Ohne OpenGL gibt es kein Bild.</translation>
    </message>
    <message>
        <source>The whole figure is in view.</source>
        <translation>Die ganze Figur ist zu sehen.</translation>
    </message>
    <message>
        <source>The figure is seen from there already.</source>
        <translation>Die Figur ist schon von dort zu sehen.</translation>
    </message>
    <message>
        <source>No figure is shown.</source>
        <translation>Keine Figur ist zu sehen.</translation>
    </message>
    <message>
        <source>Showing the figure</source>
        <translation>Figur zeigen</translation>
    </message>
    <message>
        <source>Measuring contacts</source>
        <translation>Kontakte messen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>frame %1 / %2 · %3 s · %4</source>
        <translation>Frame %1 / %2 · %3 s · %4</translation>
    </message>
    <message>
        <source>its file is being read…</source>
        <translation>seine Datei wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>the figure is being prepared…</source>
        <translation>die Figur wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>%1 (does not fit this figure)</source>
        <translation>%1 (passt nicht zu dieser Figur)</translation>
    </message>
</context>
<context>
    <name>tagline::ViewportWidget</name>
    <message>
        <source>The platform “%1” does not support OpenGL.</source>
        <translation>Die Plattform „%1“ unterstützt kein OpenGL.</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Drag to orbit, Shift+drag to pan, wheel to zoom, double-click to frame the figure.</source>
        <translation>Ziehen umkreist, Umschalt+Ziehen verschiebt, das Mausrad zoomt, ein Doppelklick passt die Figur ein.</translation>
    </message>
    <message>
        <source>The graphics driver does not provide OpenGL. Install a newer driver, or set LIBGL_ALWAYS_SOFTWARE=1 to draw without one.</source>
        <translation>Der Grafiktreiber bietet kein OpenGL. Einen neueren Treiber installieren, oder LIBGL_ALWAYS_SOFTWARE=1 setzen, um ohne zu zeichnen.</translation>
    </message>
</context>
<context>
    <name>tagline::VocabularyDialog</name>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Change Vocabulary</source>
        <translation>Vokabular ändern</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Names that begin with it</source>
        <translation>Namen, die damit beginnen</translation>
    </message>
    <message>
        <source>Tags per frame</source>
        <translation>Tags je Frame</translation>
    </message>
    <message>
        <source>A new range that overlaps</source>
        <translation>Ein neuer Bereich, der überlappt</translation>
    </message>
    <message>
        <source>Phases, in order</source>
        <translation>Phasen, der Reihe nach</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Add &amp;Group</source>
        <translation>&amp;Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>A group is a heading in the palette and a rule that its tags share: a frame has one of Idle, Walk and Run, for example. A group can also keep names apart: Game.Run and Film.Run.</source>
        <translation>Eine Gruppe ist eine Überschrift in der Palette und eine Regel, die ihre Tags teilen: Ein Frame hat zum Beispiel eines von Idle, Walk und Run. Eine Gruppe kann auch Namen auseinanderhalten: Game.Run und Film.Run.</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Add &amp;Property</source>
        <translation>&amp;Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>A property gives frames a value: terrain = &quot;gravel&quot;, speed = 1.5. Queries ask for it as terrain == &quot;gravel&quot;.</source>
        <translation>Eine Eigenschaft gibt Frames einen Wert: terrain = &quot;gravel&quot;, speed = 1.5. Abfragen fragen danach mit terrain == &quot;gravel&quot;.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Tags that follow each other, with commas between them: Windup, Strike, Recovery. Tag ▸ Next Phase%1 ends each and begins the next. Enter takes them over.</source>
        <translation>Tags, die aufeinander folgen, mit Kommas dazwischen: Windup, Strike, Recovery. „Tag ▸ Nächste Phase“%1 beendet jedes und beginnt das nächste. Enter übernimmt sie.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Windup, Strike, Recovery</source>
        <translation>Windup, Strike, Recovery</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>What names of tags begin with</source>
        <translation>Womit Namen von Tags beginnen</translation>
    </message>
    <message>
        <source>Renaming it renames it for all its tags</source>
        <translation>Umbenennen ändert ihn für alle ihre Tags</translation>
    </message>
    <message>
        <source>count as the parent tag</source>
        <translation>zählen als das Tag darüber</translation>
    </message>
    <message>
        <source>are kept apart (namespace)</source>
        <translation>bleiben getrennt (Namensraum)</translation>
    </message>
    <message>
        <source>Count as the parent tag: frames with Gait.Run are frames of Gait as well.
Kept apart: Game.Run and Film.Run are two tags for two teams, and neither Game nor Film is a tag.</source>
        <translation>Als das Tag darüber zählen: Frames mit Gait.Run sind auch Frames von Gait.
Getrennt: Game.Run und Film.Run sind zwei Tags für zwei Teams, und weder Game noch Film ist ein Tag.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>at most one</source>
        <translation>höchstens eines</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>genau eines</translation>
    </message>
    <message>
        <source>How many tags of the group a frame may have; frames that break the rule are hatched on the timeline</source>
        <translation>Wie viele Tags der Gruppe ein Frame haben darf; Frames, die die Regel verletzen, sind auf der Zeitleiste schraffiert</translation>
    </message>
    <message>
        <source>trims the other</source>
        <translation>kürzt den anderen</translation>
    </message>
    <message>
        <source>pushes the other aside</source>
        <translation>schiebt den anderen weg</translation>
    </message>
    <message>
        <source>shifts the other and all after it</source>
        <translation>verschiebt den anderen und alle danach</translation>
    </message>
    <message>
        <source>stops at the other</source>
        <translation>hält am anderen an</translation>
    </message>
    <message>
        <source>Where ranges overlap</source>
        <translation>Wo Bereiche überlappen</translation>
    </message>
    <message>
        <source>What a new range does to a range of another tag of the group that it overlaps, where a frame may have one tag of the group</source>
        <translation>Was ein neuer Bereich mit einem Bereich eines anderen Tags der Gruppe tut, den er überlappt, wo ein Frame ein Tag der Gruppe haben darf</translation>
    </message>
    <message>
        <source>What the group is for, for other people</source>
        <translation>Wozu die Gruppe dient, für andere Leute</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Name der Eigenschaft</translation>
    </message>
    <message>
        <source>The name used in queries</source>
        <translation>Der Name, der in Abfragen verwendet wird</translation>
    </message>
    <message>
        <source>Frames already have values under this name</source>
        <translation>Frames haben schon Werte unter diesem Namen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>The type of its values; values of another type are kept and reported</source>
        <translation>Der Typ ihrer Werte; Werte eines anderen Typs bleiben und werden gemeldet</translation>
    </message>
    <message>
        <source>The value used unless another is given</source>
        <translation>Der Wert, der gilt, wenn kein anderer gegeben ist</translation>
    </message>
    <message>
        <source>What the property means, for other people</source>
        <translation>Was die Eigenschaft bedeutet, für andere Leute</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>%1 stands in two rows.</source>
        <translation>%1 steht in zwei Zeilen.</translation>
    </message>
    <message>
        <source>Names of tags begin with %1, which is kept apart: rename those tags first, or call it %1.</source>
        <translation>Namen von Tags beginnen mit %1, was getrennt bleibt: zuerst diese Tags umbenennen, oder es %1 nennen.</translation>
    </message>
    <message>
        <source>The default of %1 is %2, but its type is %3.</source>
        <translation>Der Standard von %1 ist %2, aber der Typ ist %3.</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>a property, its type and how many clips have it</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Used by clips, and not declared yet: %1.</source>
        <translation>Von Clips verwendet und noch nicht vereinbart: %1.</translation>
    </message>
    <message>
        <source>&amp;Declare These</source>
        <translation>Diese &amp;vereinbaren</translation>
    </message>
    <message>
        <source>Add a row for each, to give it a type, a default and a description</source>
        <translation>Für jede eine Zeile hinzufügen, um ihr Typ, Standard und Beschreibung zu geben</translation>
    </message>
    <message>
        <source>Mirror Words</source>
        <translation>Spiegelwörter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Add &amp;Words</source>
        <translation>&amp;Wörter hinzufügen</translation>
    </message>
    <message>
        <source>Words for left and right are swapped in a mirror: in names of tags, in captions, and where the mirrored clip is looked for. Without a row, these are left and right, and L and R.</source>
        <translation>Wörter für links und rechts werden im Spiegel vertauscht: in Namen von Tags, in Beschreibungen und bei der Suche nach dem gespiegelten Clip. Ohne Zeile sind es left und right sowie L und R.</translation>
    </message>
    <message>
        <source>A word of letters, such as left and right, or links and rechts. Small and capital letters are one: left is Left and LEFT too. A single letter counts alone, as in foot_l.</source>
        <translation>Ein Wort aus Buchstaben, etwa left und right oder links und rechts. Groß und klein ist eins: left ist auch Left und LEFT. Ein einzelner Buchstabe zählt für sich, wie in foot_l.</translation>
    </message>
    <message>
        <source>Word for left</source>
        <translation>Wort für links</translation>
    </message>
    <message>
        <source>Word for right</source>
        <translation>Wort für rechts</translation>
    </message>
    <message>
        <source>Used by clips, and not in the vocabulary yet: %1.</source>
        <translation>Von Clips verwendet und noch nicht im Vokabular: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Used by clips, and not in the vocabulary yet: %1 and %n more.</source>
        <translation>
            <numerusform>Von Clips verwendet und noch nicht im Vokabular: %1 und %n weiteres.</numerusform>
            <numerusform>Von Clips verwendet und noch nicht im Vokabular: %1 und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;These Tags</source>
        <translation>&amp;Diese Tags aufnehmen</translation>
    </message>
    <message>
        <source>The vocabulary then says which tags there are: other names are found by Check Library</source>
        <translation>Das Vokabular sagt dann, welche Tags es gibt: Andere Namen findet „Bibliothek prüfen“</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) in use will be added.</source>
        <translation>
            <numerusform>%n verwendetes Tag wird aufgenommen.</numerusform>
            <numerusform>%n verwendete Tags werden aufgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::VocabularyPresenter</name>
    <message>
        <source>No name begins with %1, the tags write %2: name the group so to keep them apart.</source>
        <translation>Kein Name beginnt mit %1, die Tags schreiben %2: die Gruppe so nennen, um sie auseinanderzuhalten.</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nichts wurde geändert: %1</translation>
    </message>
    <message>
        <source>Edit Vocabulary</source>
        <translation>Vokabular bearbeiten</translation>
    </message>
    <message>
        <source>Vocabulary changed</source>
        <translation>Vokabular geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) changed group.</source>
        <translation>
            <numerusform>%n Tag hat die Gruppe gewechselt.</numerusform>
            <numerusform>%n Tags haben die Gruppe gewechselt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) will change group.</source>
        <translation>
            <numerusform>%n Tag wird die Gruppe wechseln.</numerusform>
            <numerusform>%n Tags werden die Gruppe wechseln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the rule is broken in %2 in %3. They are hatched on the timeline; Shift+X fixes them in a clip.</source>
        <translation>%1: Die Regel ist an %2 in %3 verletzt. Sie sind auf der Zeitleiste schraffiert; Umschalt+X bereinigt sie in einem Clip.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: values of another type on %2 in %3. They are kept as they are.</source>
        <translation>%1: Werte eines anderen Typs auf %2 in %3. Sie bleiben, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) added to the vocabulary.</source>
        <translation>
            <numerusform>%n Tag ins Vokabular aufgenommen.</numerusform>
            <numerusform>%n Tags ins Vokabular aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The vocabulary cannot have these tags as they are named.</source>
        <translation>Unter diesen Namen kann das Vokabular die Tags nicht aufnehmen.</translation>
    </message>
</context>
<context>
    <name>tagline::VocabularyTable</name>
    <message>
        <source>The current row</source>
        <translation>Die aktuelle Zeile</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>Zeile %1. %2</translation>
    </message>
</context>
<context>
    <name>tagline::WallBar</name>
    <message>
        <source>Show the clips as a list</source>
        <translation>Die Clips als Liste zeigen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Scale of the wall</source>
        <translation>Skala der Wand</translation>
    </message>
    <message>
        <source>One scale in seconds for all clips, or each clip as wide as the wall</source>
        <translation>Eine Skala in Sekunden für alle Clips, oder jeder Clip so breit wie die Wand</translation>
    </message>
    <message>
        <source>Scale in &amp;Seconds</source>
        <translation>Skala in &amp;Sekunden</translation>
    </message>
    <message>
        <source>Show all clips on one scale</source>
        <translation>Alle Clips auf einer Skala zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit Each Clip</source>
        <translation>&amp;Jeden Clip einpassen</translation>
    </message>
    <message>
        <source>Show each clip as wide as the wall</source>
        <translation>Jeden Clip so breit wie die Wand zeigen</translation>
    </message>
    <message>
        <source>Height of rows</source>
        <translation>Höhe der Zeilen</translation>
    </message>
    <message>
        <source>Scale: fitted</source>
        <translation>Skala: eingepasst</translation>
    </message>
    <message>
        <source>Scale: seconds</source>
        <translation>Skala: Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>Rows %n pixel(s) high: drag, or turn the wheel on the wall with Alt</source>
        <translation>
            <numerusform>Zeilen %n Pixel hoch: ziehen, oder auf der Wand das Mausrad mit Alt drehen</numerusform>
            <numerusform>Zeilen %n Pixel hoch: ziehen, oder auf der Wand das Mausrad mit Alt drehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show every clip on one time scale: the wall</source>
        <translation>Jeden Clip auf einer Zeitskala zeigen: die Wand</translation>
    </message>
</context>
<context>
    <name>tagline::WallPicture</name>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>the wall would be %1 pixels high, more than a picture can be (%2): make its rows lower, or fold groups away</source>
        <translation>die Wand wäre %1 Pixel hoch, mehr als ein Bild sein kann (%2): ihre Zeilen niedriger machen, oder Gruppen zuklappen</translation>
    </message>
</context>
<context>
    <name>tagline::WallPresenter</name>
    <message>
        <source>Open the wall first%1.</source>
        <translation>Zuerst die Wand öffnen%1.</translation>
    </message>
    <message>
        <source>Open clips first.</source>
        <translation>Zuerst Clips öffnen.</translation>
    </message>
    <message>
        <source>All of the time is in view.</source>
        <translation>Die ganze Zeit ist zu sehen.</translation>
    </message>
    <message>
        <source>Single frames are in view.</source>
        <translation>Einzelne Frames sind zu sehen.</translation>
    </message>
    <message>
        <source>Rows cannot be higher.</source>
        <translation>Höher können Zeilen nicht sein.</translation>
    </message>
    <message>
        <source>Rows cannot be lower.</source>
        <translation>Niedriger können Zeilen nicht sein.</translation>
    </message>
    <message>
        <source>No clip has a hit. Change the query, or show clips without hits%1.</source>
        <translation>Kein Clip hat einen Treffer. Die Abfrage ändern, oder Clips ohne Treffer zeigen%1.</translation>
    </message>
    <message>
        <source>No clips match the filter.</source>
        <translation>Kein Clip passt auf den Filter.</translation>
    </message>
    <message>
        <source>Type a query%1: what it finds lights up in every clip at once.</source>
        <translation>Eine Abfrage eingeben%1: Was sie findet, leuchtet in jedem Clip zugleich.</translation>
    </message>
    <message>
        <source>Export the Wall</source>
        <translation>Wand exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Bilder (*.png);;Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>The picture was not made: %1.</source>
        <translation>Das Bild wurde nicht gemacht: %1.</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 from %n Clip(s)</source>
        <translation>
            <numerusform>%1 von %n Clip entfernen</numerusform>
            <numerusform>%1 von %n Clips entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n Clip(s) as %1</source>
        <translation>
            <numerusform>%n Clip als %1 taggen</numerusform>
            <numerusform>%n Clips als %1 taggen</numerusform>
        </translation>
    </message>
    <message>
        <source>No tag has any of these frames.</source>
        <translation>Kein Tag hat einen dieser Frames.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n range(s)</source>
        <translation>
            <numerusform>%n Bereich kopiert</numerusform>
            <numerusform>%n Bereiche kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; Paste gives those of %2</source>
        <translation>%1; Einfügen gibt die von %2</translation>
    </message>
    <message>
        <source>The selected clips cannot be edited: their tags cannot be read, or their folder cannot be written.</source>
        <translation>Die ausgewählten Clips lassen sich nicht bearbeiten: Ihre Tags sind nicht lesbar, oder ihr Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Tags of the same group keep %1 out of these frames.</source>
        <translation>Tags derselben Gruppe halten %1 von diesen Frames fern.</translation>
    </message>
    <message>
        <source>None of these frames has the tag %1.</source>
        <translation>Keiner dieser Frames hat das Tag %1.</translation>
    </message>
    <message>
        <source>All of these frames have the tag %1 already.</source>
        <translation>Alle diese Frames haben schon das Tag %1.</translation>
    </message>
</context>
<context>
    <name>tagline::WallTexts</name>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>%1 × %2 s · start %3 · stop %4: press a tag key</source>
        <translation>%1 × %2 s · Anfang %3 · Ende %4: eine Tag-Taste drücken</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s)</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1 · frame %2 of %3 · %4 s</source>
        <translation>%1 · Frame %2 von %3 · %4 s</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln clip(s)</source>
        <translation>
            <numerusform>%1, %Ln Clip</numerusform>
            <numerusform>%1, %Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, zugeklappt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln range(s)</source>
        <translation>
            <numerusform>%1: %Ln Bereich</numerusform>
            <numerusform>%1: %Ln Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) of annotators</source>
        <translation>
            <numerusform>%Ln Unterschied der Annotatoren</numerusform>
            <numerusform>%Ln Unterschiede der Annotatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 – %3: drag it or an edge; with Shift a drag selects frames</source>
        <translation>%1 · %2 – %3: ihn oder einen Rand ziehen; mit Umschalt wählt Ziehen Frames aus</translation>
    </message>
</context>
<context>
    <name>tagline::WallView</name>
    <message>
        <source>The whole library; drag to scroll</source>
        <translation>Die ganze Bibliothek; ziehen zum Scrollen</translation>
    </message>
    <message>
        <source>A click on a column&apos;s name sorts by it</source>
        <translation>Ein Klick auf den Namen einer Spalte sortiert danach</translation>
    </message>
    <message>
        <source>Click to show these clips</source>
        <translation>Anklicken zeigt diese Clips</translation>
    </message>
    <message>
        <source>Click to fold these clips away</source>
        <translation>Anklicken klappt diese Clips zu</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Every clip as a row on one time scale, with the query&apos;s answer lit</source>
        <translation>Jeder Clip als Zeile auf einer Zeitskala, das Ergebnis der Abfrage leuchtet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tagline::WatchedFolders</name>
    <message>
        <source>Looking for folders to watch</source>
        <translation>Ordner zum Beobachten suchen</translation>
    </message>
</context>
<context>
    <name>tagline::WeightValueDialog</name>
    <message>
        <source>Value of no weight</source>
        <translation>Wert ohne Gewicht</translation>
    </message>
    <message>
        <source>At this value the layer does not count, nor beyond it</source>
        <translation>Bei diesem Wert und jenseits davon zählt die Ebene nicht</translation>
    </message>
    <message>
        <source>Value of the whole weight</source>
        <translation>Wert des ganzen Gewichts</translation>
    </message>
    <message>
        <source>At this value the layer has its whole weight, and beyond it. It may be the smaller of the two: then the weight falls as the value rises</source>
        <translation>Bei diesem Wert und jenseits davon hat die Ebene ihr ganzes Gewicht. Er darf der kleinere sein: Dann fällt das Gewicht, wenn der Wert steigt</translation>
    </message>
    <message>
        <source>&amp;Fit to the Clip</source>
        <translation>Dem Clip &amp;anpassen</translation>
    </message>
    <message>
        <source>Weight of Track %1 by a Value</source>
        <translation>Gewicht von Track %1 nach einem Wert</translation>
    </message>
    <message>
        <source>none</source>
        <comment>value that a weight follows</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>A motion signal as in queries, such as speed(LeftFoot), a property with numbers, or a tag, which is 1 in its frames and 0 elsewhere. Empty: the weight follows none</source>
        <translation>Ein Bewegungssignal wie in Abfragen, etwa speed(LeftFoot), eine Eigenschaft mit Zahlen oder ein Tag, das in seinen Frames 1 ist und sonst 0. Leer: Das Gewicht folgt keinem</translation>
    </message>
    <message>
        <source>The layer&apos;s own clip</source>
        <translation>Der eigene Clip der Ebene</translation>
    </message>
    <message>
        <source>Track %1: %2</source>
        <comment>number and clip</comment>
        <translation>Track %1: %2</translation>
    </message>
    <message>
        <source>Clip with the value</source>
        <translation>Clip mit dem Wert</translation>
    </message>
    <message>
        <source>Whose clip has the value: it is that of the frame which this track shows</source>
        <translation>Wessen Clip den Wert hat: Es ist der des Frames, den dieser Track zeigt</translation>
    </message>
    <message>
        <source>Lets the weight go from nothing at the least value in the clip to all at the greatest</source>
        <translation>Lässt das Gewicht vom kleinsten Wert im Clip (keines) zum größten (ganzes) gehen</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;No weight at</source>
        <translation>&amp;Kein Gewicht bei</translation>
    </message>
    <message>
        <source>&amp;All weight at</source>
        <translation>&amp;Ganzes Gewicht bei</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>No weight and all weight need two different values.</source>
        <translation>Kein und ganzes Gewicht brauchen zwei verschiedene Werte.</translation>
    </message>
    <message>
        <source>The weight follows no value.</source>
        <translation>Das Gewicht folgt keinem Wert.</translation>
    </message>
    <message>
        <source>In this clip it goes from %1 to %2.</source>
        <translation>In diesem Clip geht er von %1 bis %2.</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>Wird gemessen&#xa0;…</translation>
    </message>
    <message>
        <source>No frame of this clip has the value: the layer will not count.</source>
        <translation>Kein Frame dieses Clips hat den Wert: Die Ebene wird nicht zählen.</translation>
    </message>
</context>
<context>
    <name>tagline::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>Tagline</translation>
    </message>
    <message>
        <source>Open motion clips, tag them, ask for what you tagged.</source>
        <translation>Bewegungsclips öffnen, taggen, nach dem Getaggten fragen.</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>Ordner öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open Library…</source>
        <translation>Bibliothek öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open Sample Library</source>
        <translation>Beispielbibliothek öffnen</translation>
    </message>
    <message>
        <source>Open the mannequin and clips that come with Tagline</source>
        <translation>Die Gliederpuppe und die Clips öffnen, die mit Tagline kommen</translation>
    </message>
    <message>
        <source>Take the tour: 2 minutes</source>
        <translation>Zum Rundgang: 2 Minuten</translation>
    </message>
    <message>
        <source>Show in six steps how clips are opened, played, tagged, asked for and handed on</source>
        <translation>In sechs Schritten zeigen, wie Clips geöffnet, gespielt, getaggt, abgefragt und weitergegeben werden</translation>
    </message>
    <message>
        <source>Open the clips of a folder and its subfolders</source>
        <translation>Die Clips eines Ordners und seiner Unterordner öffnen</translation>
    </message>
    <message>
        <source>Open a library file</source>
        <translation>Eine Bibliotheksdatei öffnen</translation>
    </message>
</context>
<context>
    <name>tagline::WelcomePresenter</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Ask for frames</source>
        <translation>Nach Frames fragen</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Jeden Befehl finden</translation>
    </message>
    <message>
        <source>Forget Those That Are Gone</source>
        <translation>Nicht mehr Vorhandene vergessen</translation>
    </message>
    <message>
        <source>Take libraries off this list that are not on the disk any more</source>
        <translation>Bibliotheken von dieser Liste nehmen, die nicht mehr auf der Platte sind</translation>
    </message>
    <message>
        <source>The list of recent libraries has none any more that is gone</source>
        <translation>In der Liste der zuletzt geöffneten Bibliotheken fehlt keine mehr</translation>
    </message>
</context>
<context>
    <name>tagline::WholeTakePresenter</name>
    <message>
        <source>Select a range first.</source>
        <translation>Zuerst einen Bereich auswählen.</translation>
    </message>
    <message>
        <source>The tags of the other clips are read-only.</source>
        <translation>Die Tags der anderen Clips sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>The other clips of the take have these ranges, or do not play then.</source>
        <translation>Die anderen Clips des Takes haben diese Bereiche, oder spielen dann nicht.</translation>
    </message>
    <message>
        <source>Give to the Whole Take</source>
        <translation>Dem ganzen Take geben</translation>
    </message>
    <message numerus="yes">
        <source>Given to %n clip(s) of the take; those that are read-only stay as they were.</source>
        <translation>
            <numerusform>%n Clip des Takes gegeben; schreibgeschützte blieben, wie sie waren.</numerusform>
            <numerusform>%n Clips des Takes gegeben; schreibgeschützte blieben, wie sie waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given to %n clip(s) of the take.</source>
        <translation>
            <numerusform>%n Clip des Takes gegeben.</numerusform>
            <numerusform>%n Clips des Takes gegeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagline::WritingJob</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 has files of these names already.</source>
        <translation>%1 hat schon Dateien dieser Namen.</translation>
    </message>
    <message>
        <source>Those are replaced; all others stay.</source>
        <translation>Diese werden ersetzt; alle anderen bleiben.</translation>
    </message>
    <message>
        <source>Replace Files</source>
        <translation>Dateien ersetzen</translation>
    </message>
</context>
</TS>
