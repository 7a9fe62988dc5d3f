export type Choice = 'accepted' | 'refused';

/** Of what is asked: raised when the purposes change, so that everybody is asked again. */
export const consentVersion = 1;

/** In days (product 10.11). */
const maxAgeDays = 180;
const dayMs = 86_400_000;

const pattern =
  /(?:^|;\s*)consent=(?<version>\d+)\.(?<choice>accepted|refused)\.(?<day>\d{4}-\d{2}-\d{2})\.(?<id>[\w-]+)(?<unsent>\.unsent)?/;

/** `id`: under which the server keeps it. */
export type Proof = { id: string; version: number; choice: Choice };

/** The choice that the browser's cookies hold; undefined where none was made, or another question was asked. */
export function readChoice(cookies: string): Choice | undefined {
  return readProof(cookies)?.choice;
}

/** The proof of that choice where the server does not have it yet. */
export function unsentProof(cookies: string): Proof | undefined {
  const stored = readProof(cookies);
  return stored && !stored.isKept
    ? { id: stored.id, version: stored.version, choice: stored.choice }
    : undefined;
}

/** Whether the stored choice is the one of this proof. */
export function holdsProof(cookies: string, id: string): boolean {
  return readProof(cookies)?.id === id;
}

/** Keeps the choice of those cookies once the server has its proof; undefined where it is no longer the one of that proof. */
export function keptChoice(cookies: string, id: string, secure: boolean): string | undefined {
  const stored = readProof(cookies);
  return stored?.id === id ? choiceCookie({ ...stored, secure, isKept: true }) : undefined;
}

function readProof(cookies: string): (Proof & { at: Date; isKept: boolean }) | undefined {
  const { version, choice, day = '', id = '', unsent } = pattern.exec(cookies)?.groups ?? {};
  if (Number(version) !== consentVersion || (choice !== 'accepted' && choice !== 'refused')) return undefined;
  const at = new Date(day);
  if (Number.isNaN(at.getTime())) return undefined;
  return { id, version: consentVersion, choice, at, isKept: unsent === undefined };
}

type StoredChoice = Proof & {
  at: Date;
  secure: boolean;
  /** Whether the server has the proof. */
  isKept: boolean;
};

/** Keeps a choice for what is left of its days: the version of the question, the choice, its day, its proof. */
export function choiceCookie({ id, version, choice, at, secure, isKept }: StoredChoice): string {
  const value = `${version}.${choice}.${at.toISOString().slice(0, 10)}.${id}${isKept ? '' : '.unsent'}`;
  const days = maxAgeDays - Math.max(0, Math.floor((Date.now() - at.getTime()) / dayMs));
  return `consent=${value}; Path=/; Max-Age=${(days * dayMs) / 1000}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
