## What the lessons of all games share

# What the other players of a lesson are called.
lesson-east = Wschód
lesson-south = Południe
lesson-west = Zachód
lesson-north = Północ

# The answer to a legal choice for which the step has no words of its own.
lesson-otherwise = To dozwolone, ale nie o to tutaj chodzi. Spróbuj jeszcze raz.
