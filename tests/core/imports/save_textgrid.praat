# Reads a TextGrid and saves it as Praat writes it: short or long.
form Which files
    sentence file
    sentence target
    sentence kind
endform
Text writing preferences: "UTF-16"
grid = Read from file: file$
if kind$ = "short"
    Save as short text file: target$
else
    Save as text file: target$
endif
