// The router knows no capitals, what follows a pitch's address betrays it all the same, and so does its old address.
const pitchPath = /^\/(?:agents|services)\/elevator-pitch\/+[^/]/i;

/** True for the address of one pitch, which must not leak through a referrer or a log. */
export function isPitchPath(path: string): boolean {
  return pitchPath.test(path);
}

/** The path as logs show it: without the query, and without the secret part of a pitch's address. */
export function loggedPath(path: string): string {
  return isPitchPath(path) ? '/agents/elevator-pitch/:id' : path;
}
