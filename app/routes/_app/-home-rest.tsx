import { LatestArticles } from '#app/features/articles/latest-articles';
import { AboutPreview } from '#app/features/pages/home/about-preview';
import { FaqExamples } from '#app/features/pages/company/faq-examples';
import { TeamPreview } from '#app/features/pages/home/team-preview';
import { Testimonials } from '#app/features/pages/home/testimonials';
import { TrustLogos } from '#app/features/pages/home/trust';
import { HomeRest } from '#app/features/home/home';

/** What stands below the first screen of the home page, with what other features say in it. */
export default function Rest() {
  return (
    <HomeRest
      trust={<TrustLogos />}
      about={<AboutPreview />}
      team={<TeamPreview />}
      news={<LatestArticles />}
      faq={<FaqExamples />}
      testimonials={<Testimonials />}
    />
  );
}
