/** Path data for the engraved ornament: rings, ticks, stars. 0° is up and angles run clockwise. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: trim(centre.x + radius * Math.cos(angle)), y: trim(centre.y + radius * Math.sin(angle)) };
}

export function ring(x: number, y: number, radius: number, ry = radius): string {
  return `M${trim(x - radius)} ${y}a${radius} ${ry} 0 1 0 ${trim(radius * 2)} 0a${radius} ${ry} 0 1 0 ${trim(-radius * 2)} 0z`;
}

export function arc(centre: Point, radius: number, from: number, to: number): string {
  const start = polar(centre, radius, from);
  const end = polar(centre, radius, to);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** `count` strokes between two radii; `skip` leaves out every so-many-th, for a longer one to stand there. */
export function ticks(centre: Point, inner: number, outer: number, count: number, skip = 0): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    if (skip > 0 && i % skip === 0) continue;
    const a = polar(centre, inner, (i * 360) / count);
    const b = polar(centre, outer, (i * 360) / count);
    path += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }
  return path;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => `${point.x} ${point.y}`).join('L')}z`;
}

export function regular(centre: Point, radius: number, sides: number, turn = 0): readonly Point[] {
  return Array.from({ length: sides }, (_, i) => polar(centre, radius, turn + (i * 360) / sides));
}

export function star(centre: Point, outer: number, inner: number, points: number, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => polar(centre, i % 2 === 0 ? outer : inner, turn + (i * 180) / points)),
  );
}

/** A four-pointed glint with hollow sides. */
export function glint(x: number, y: number, radius: number, waist = 0.16): string {
  const w = trim(radius * waist);
  return `M${x} ${trim(y - radius)}Q${trim(x + w)} ${trim(y - w)} ${trim(x + radius)} ${y}Q${trim(x + w)} ${trim(y + w)} ${x} ${trim(y + radius)}Q${trim(x - w)} ${trim(y + w)} ${trim(x - radius)} ${y}Q${trim(x - w)} ${trim(y - w)} ${x} ${trim(y - radius)}z`;
}

/** A round edge with soft lobes, as of pressed wax. */
export function scallop(centre: Point, radius: number, depth: number, lobes: number): string {
  const step = 360 / lobes;
  const start = polar(centre, radius - depth, 0);
  let path = `M${start.x} ${start.y}`;
  for (let i = 0; i < lobes; i++) {
    const bulge = polar(centre, radius + depth, (i + 0.5) * step);
    const end = polar(centre, radius - depth, (i + 1) * step);
    path += `Q${bulge.x} ${bulge.y} ${end.x} ${end.y}`;
  }
  return `${path}z`;
}

/** Repeatable scatter for stars and grain: the same picture on every screen. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function trim(value: number): number {
  return Math.round(value * 100) / 100;
}
