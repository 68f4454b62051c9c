// From the screen to a drawing: where a point lies in the units of its `viewBox`.

/**
 * Where a point of the screen lies in a drawing. A drawing that has more room than it needs stands in the middle of it, as
 * `preserveAspectRatio` says by default. (`getScreenCTM` would tell the same, but browsers differ in it where a page is scaled by `zoom`.)
 */
export function drawnPoint(drawing: SVGSVGElement, left: number, top: number): [x: number, y: number] {
  const box = drawing.getBoundingClientRect()
  const { x, y, width, height } = drawing.viewBox.baseVal
  const scale = Math.min(box.width / width, box.height / height)
  const beside = (box.width - width * scale) / 2
  const above = (box.height - height * scale) / 2
  return [x + (left - box.left - beside) / scale, y + (top - box.top - above) / scale]
}
