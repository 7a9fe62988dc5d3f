import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { Picture } from '#app/components/ui/picture';
import type { ShownChatbot } from './chatbot';

/** The picture of a chatbot, always as large; empty guillemets where it has none. */
export function ChatbotPortrait({ image, priority }: Pick<ShownChatbot, 'image'> & { priority?: boolean }) {
  if (image) return <Picture className="chatbot-portrait" image={image} sizes="8rem" priority={priority} />;
  return (
    <span className="chatbot-portrait chatbot-portrait-blank" aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}
