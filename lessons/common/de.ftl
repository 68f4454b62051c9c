## What the lessons of all games share

# What the other players of a lesson are called.
lesson-east = Ost
lesson-south = Süd
lesson-west = West
lesson-north = Nord

# The answer to a legal choice for which the step has no words of its own.
lesson-otherwise = Das ist erlaubt, aber hier nicht gefragt. Versuch es noch einmal.
