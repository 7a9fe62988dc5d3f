// The router knows no capitals, what follows a pitch's address betrays it all the same, and so does its old address.
const pitchPath = /^\/+(?:agents|services)\/+elevator-pitch\/+[^/]/i;

/** True for the address of one pitch, which must not leak through a referrer or a log. */
export function isPitchPath(path: string): boolean {
  return pitchPath.test(unescaped(path));
}

/** True for the address of a server function, which no visitor types; the framework reads `/%5FserverFn/…` as one too. */
export function isFunctionPath(path: string): boolean {
  return unescaped(path).startsWith('/_serverFn/');
}

/** The path as logs show it: without the query, and without the secret part of a pitch's address. */
export function loggedPath(path: string): string {
  return isPitchPath(path) ? '/agents/elevator-pitch/:id' : path;
}

/** The path as the router may read it; only ASCII counts here, and the rest may be no text at all. */
function unescaped(path: string): string {
  return path.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
