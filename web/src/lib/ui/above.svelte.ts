// What stands above the page, and above the table on it, in pixels: whoever fills the rest of the window leaves it that room. Each is told by
// itself (`tokens.css`: nobody inherits it), since what a whole page inherits draws the whole page anew when it changes.

export const above = $state({ page: 0, table: 0 })
