const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** True for a text in alphabets that the server has faces for: what it draws of another cannot be had. */
export function isDrawable(text: string): boolean {
  return drawable.test(text);
}
