import { plainAnswer } from '#app/server/answers';

/** 405; `allow` lists the methods that there are, with commas. */
export function wrongMethod(allow: string): Response {
  return plainAnswer('Method not allowed', 405, { allow });
}
