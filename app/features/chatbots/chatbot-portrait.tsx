import framed from '#app/components/ui/styles/framed.module.css';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import { Picture } from '#app/components/ui/picture';
import type { ShownChatbot } from './chatbot';
import styles from './chatbot-portrait.module.css';

/** Always of one size; empty guillemets where there is none. */
export function ChatbotPortrait({ image, priority }: Pick<ShownChatbot, 'image'> & { priority?: boolean }) {
  if (image)
    return (
      <Picture
        className={joinClasses(framed.framed, styles.portrait)}
        image={image}
        sizes="8rem"
        priority={priority}
      />
    );
  return (
    <span className={joinClasses(framed.blank, styles.portrait)} aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}
