import type { I18n } from '@lingui/core';

export function formatEuros(i18n: I18n, cents: number): string {
  return i18n.number(cents / 100, { style: 'currency', currency: 'EUR' });
}

/** As in “14 January 2027 at 10:30”, in Paris. */
export function formatTime(i18n: I18n, at: number): string {
  return i18n.date(new Date(at), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });
}

/** With its seconds, as an acknowledgement has it. */
export function formatExactTime(i18n: I18n, at: number): string {
  return i18n.date(new Date(at), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' });
}
