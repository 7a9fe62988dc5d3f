import edits from '#app/components/ui/styles/edits.module.css';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { ArticlePart } from '../article';
import cases from './article-cases.module.css';
import { unquoted, withStopsInside } from './article-passages';

type VersionsProps = {
  versions: Extract<ArticlePart, { kind: 'versions' }>['versions'];
  /** Whether something else came out of all of them. */
  old?: boolean;
};

/** Two that answer each other stand side by side where there is room, the last as what came out. */
export function Versions({ versions, old = false }: VersionsProps) {
  const last = versions.findLastIndex(({ html }) => !isVerdict(html));
  return (
    <dl className={joinClasses(cases.versions, edits.edits)}>
      {versions.map(({ label, html }, index) => {
        const said = unquoted(html);
        const earlier = unquoted(versions[index - 1]?.html ?? '');
        // What nobody says, as "Unchanged.", has no guillemets.
        const isRemark = said === html;
        return (
          <div
            key={label}
            className={isVerdict(html) ? cases.verdict : undefined}
            data-old={old || isRemark || index < last || earlier.includes(said) || undefined}
          >
            <dt>{label}</dt>
            <dd>
              {isRemark ? (
                <SafeHtml className={cases.remark} html={html} />
              ) : (
                <Quotation>
                  <SafeHtml html={withStopsInside(said)} />
                </Quotation>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What is said of a case in the house's own marks: *Cured*, or ~~cured~~. */
export function isVerdict(html: string): boolean {
  return /^<(?:em|del)>/u.test(html.trim());
}
