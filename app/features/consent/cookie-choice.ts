export type Choice = 'accepted' | 'refused';

/** Of what is asked: raised when the purposes change, so that everybody is asked again. */
export const consentVersion = 1;

/** In days (product 10.11). */
const maxAgeDays = 180;

const pattern =
  /(?:^|;\s*)consent=(?<version>\d+)\.(?<choice>accepted|refused)\.\d{4}-\d{2}-\d{2}\.(?<id>[\w-]+)(?<unsent>\.unsent)?/;

/** `id`: under which the server keeps it. */
export type Proof = { id: string; version: number; choice: Choice };

/** The choice that the browser's cookies hold; undefined where none was made, or another question was asked. */
export function readChoice(cookies: string): Choice | undefined {
  return readProof(cookies)?.choice;
}

/** The proof of that choice where the server does not have it yet. */
export function unsentProof(cookies: string): Proof | undefined {
  const { isKept, ...proof } = readProof(cookies) ?? { isKept: true };
  return 'id' in proof && !isKept ? proof : undefined;
}

function readProof(cookies: string): (Proof & { isKept: boolean }) | undefined {
  const { version, choice, id = '', unsent } = pattern.exec(cookies)?.groups ?? {};
  if (Number(version) !== consentVersion || (choice !== 'accepted' && choice !== 'refused')) return undefined;
  return { id, version: consentVersion, choice, isKept: unsent === undefined };
}

type StoredChoice = Proof & {
  at: Date;
  secure: boolean;
  /** Whether the server has the proof. */
  isKept: boolean;
};

/** Keeps a choice: the version of the question, the choice, its day, its proof. */
export function choiceCookie({ id, version, choice, at, secure, isKept }: StoredChoice): string {
  const value = `${version}.${choice}.${at.toISOString().slice(0, 10)}.${id}${isKept ? '' : '.unsent'}`;
  return `consent=${value}; Path=/; Max-Age=${maxAgeDays * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
