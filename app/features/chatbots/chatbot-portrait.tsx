import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { Picture } from '#app/components/ui/picture';
import type { ShownChatbot } from './chatbot';
import styles from './chatbot-portrait.module.css';

/** Always of one size; empty guillemets where there is none. */
export function ChatbotPortrait({ image, priority }: Pick<ShownChatbot, 'image'> & { priority?: boolean }) {
  if (image) return <Picture className={styles.portrait} image={image} sizes="8rem" priority={priority} />;
  return (
    <span className={styles.blank} aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}
