import { domainToASCII } from 'node:url';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

import { ok, refused, type Result } from '#app/lib/result';
import { sign } from '#app/server/secret';
import { allowedDomains } from './domains-allowed';
import { deniedDomains } from './domains-denied';

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
// What a host parser would read otherwise than it is written, as in %40, must not reach it.
const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Of a whole address, in characters. */
const longest = 254;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Trimmed, domain in lower-case ASCII. No display name, list, comment, IP address, non-ASCII before the @. */
export function readAddress(
  text: string,
): { ok: true; address: string; domain: string } | { ok: false; error: 'invalid' } {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const name = trimmed.slice(0, Math.max(at, 0));
  const written = trimmed.slice(at + 1);
  // A host parser takes the square of the length.
  const isShort = trimmed.length <= longest;
  const domain = isShort && writtenDomain.test(written) ? domainToASCII(written) : '';
  const address = `${name}@${domain}`;
  // “=?…?=” would be read as an encoded word by whoever shows the mail.
  const right =
    local.test(name) &&
    !name.includes('=?') &&
    name.length <= 64 &&
    isDomain(domain) &&
    address.length <= longest;
  return right ? { ok: true, address, domain } : { ok: false, error: 'invalid' };
}

/** As `readAddress`, of a mailbox that will still be read when the mail comes. */
export function readLastingAddress(text: string): Result<string, 'email-invalid' | 'email-disposable'> {
  const read = readAddress(text);
  if (!read.ok) return refused('email-invalid');
  return isDisposable(read.domain) ? refused('email-disposable') : ok(read.address);
}

/** Relays that forward to a real mailbox are not disposable, whatever a list says. */
export function isDisposable(domain: string): boolean {
  const domains = withParents(domain.trim().toLowerCase());
  if (domains.some((each) => allowedDomains.has(each))) return false;
  const listed = libraryDomains();
  return domains.some((each) => deniedDomains.has(each) || listed.has(each));
}

/** Equal for spellings that reach one mailbox (capitals, dots, plus); irreversible without the secret. */
export function recipientHash(address: string, secret: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).toLowerCase().replace(/\+.*/, '').replaceAll('.', '');
  return sign(secret, 'mail recipient', `${name}@${address.slice(at + 1).toLowerCase()}`);
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((each) => label.test(each)) && /^(?:[a-z]{2,}|xn--.+)$/.test(last);
}

/** `a.b.example` → itself, `b.example`; a last label alone stands for nobody. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

let library: Set<string> | undefined;

function libraryDomains(): Set<string> {
  library ??= disposableEmailBlocklistSet();
  return library;
}
