import lines from '#app/components/ui/styles/line-sign.module.css';

/** `accent` is the part that stands out. */
type Lines = { plain?: string; dim?: string; accent: string };

/** By the anchor of the section of a solution: the same in every language. */
const signs: Record<string, Lines> = {
  'audit-de-donnees': { plain: 'M8 20h72M8 48h36M8 76h72', accent: 'M58 39l18 18M76 39 58 57' },
  etudes: {
    plain: 'M36 22a26 26 0 1 0 .01 0',
    accent: 'M60 22a26 26 0 1 0 .01 0',
  },
  tendances: {
    dim: 'M8 74l14-10 14 12 14-14 14 10 14-10 12 6',
    accent: 'M8 54l22-16 18 10 34-34M60 14h22v22',
  },
  retours: {
    dim: 'M8 18h26M8 48h26M8 78h26',
    plain: 'M46 14c14 0 4 34 18 34-14 0-4 34-18 34',
    accent: 'M80 42a6 6 0 1 0 .01 0',
  },
  brainstorming: {
    dim: 'M48 6v16M18 18l12 12M78 18 66 30M6 48h16M74 48h16',
    accent: 'M48 42a18 18 0 1 0 .01 0',
  },
  segmentation: {
    dim: 'M8 48h28',
    plain: 'M50 8l16 16-16 16M50 56l16 16-16 16',
    accent: 'M70 32l16 16-16 16',
  },
  contenus: { plain: 'M8 48h22L52 76h36M30 48h58', accent: 'M30 48 52 20h36' },
  campagnes: {
    dim: 'M10 84h76',
    plain: 'M10 14l24 24-24 24M36 14l24 24-24 24',
    accent: 'M62 14l24 24-24 24',
  },
  technologie: { dim: 'M40 12h44v44H40Z', accent: 'M12 56h28v28H12Z' },
  donnees: { plain: 'M80 30V12H12v72h68V66', accent: 'M36 48h52M74 34l14 14-14 14' },
  fonctionnement: { plain: 'M8 28h80M8 56h32', accent: 'M54 56h8M68 56h8M82 56h8' },
  chatbot: { plain: 'M10 14h76v52H50L30 84V66H10Z', accent: 'M30 40h36' },
  conseil: { dim: 'M10 84h20V62h20V40h20', accent: 'M10 56 56 10M34 10h22v22' },
  formation: {
    plain: 'M48 24c-12-8-24-10-38-8v60c14-2 26 0 38 8 12-8 24-10 38-8V16c-14-2-26 0-38 8Z',
    accent: 'M48 24v60',
  },
  'sur-mesure': { plain: 'M32 14 8 48l24 34M64 14l24 34-24 34', accent: 'M48 36v24M36 48h24' },
};

/** Decoration; nothing for a section without a sign. */
export function SectionSign({ section }: { section: string }) {
  const sign = signs[section];
  if (!sign) return null;
  return (
    <svg className={lines.sign} viewBox="6 0 96 96" aria-hidden="true">
      {sign.dim && <path className={lines.dim} d={sign.dim} />}
      {sign.plain && <path d={sign.plain} />}
      <path className={lines.accent} d={sign.accent} />
    </svg>
  );
}
