## What the lessons of all games share

# What the other players of a lesson are called.
lesson-east = East
lesson-south = South
lesson-west = West
lesson-north = North

# The answer to a legal choice for which the step has no words of its own.
lesson-otherwise = That is allowed, but it is not what is asked here. Try again.
