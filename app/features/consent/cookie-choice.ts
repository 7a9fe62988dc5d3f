export type Choice = 'accepted' | 'refused';

/** Of what is asked: raised when the purposes change, so that everybody is asked again. */
export const consentVersion = 1;

/** In days (product 10.11). */
const maxAgeDays = 180;

const pattern = /(?:^|;\s*)consent=(\d+)\.(accepted|refused)\.(\d{4}-\d{2}-\d{2})\.[\w-]+/;

/** The choice that the browser's cookies hold; undefined where none was made, or another question was asked. */
export function readChoice(cookies: string): Choice | undefined {
  const [, version, choice] = pattern.exec(cookies) ?? [];
  if (Number(version) !== consentVersion) return undefined;
  return choice === 'accepted' || choice === 'refused' ? choice : undefined;
}

type StoredChoice = {
  choice: Choice;
  /** Under which the server keeps the proof. */
  proofId: string;
  at: Date;
  secure: boolean;
};

/** What `document.cookie` is given to keep a choice: the version of the question, the choice, its day, its proof. */
export function choiceCookie({ choice, proofId, at, secure }: StoredChoice): string {
  const value = `${consentVersion}.${choice}.${at.toISOString().slice(0, 10)}.${proofId}`;
  return `consent=${value}; Path=/; Max-Age=${maxAgeDays * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
