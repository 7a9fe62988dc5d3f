import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import styles from './short-answer.module.css';

type ShortAnswerProps = { html: string; lang?: string; className?: string };

/** What the house says to a question, in a few words. */
export function ShortAnswer({ html, lang, className }: ShortAnswerProps) {
  return (
    <span className={joinClasses(styles.short, className)} lang={lang}>
      <OpeningGuillemet />
      <SafeHtml inline html={html} />
      <ClosingGuillemet />
    </span>
  );
}
