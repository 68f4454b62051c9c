## What the lessons of all games share

# What the other players of a lesson are called.
lesson-east = Est
lesson-south = Sud
lesson-west = Ouest
lesson-north = Nord

# The answer to a legal choice for which the step has no words of its own.
lesson-otherwise = C’est permis, mais ce n’est pas ce qui est demandé ici. Essayez encore.
