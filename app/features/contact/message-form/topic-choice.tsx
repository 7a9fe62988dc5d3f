import { useLingui } from '@lingui/react/macro';

import field from '#app/components/ui/form/field.module.css';
import radio from '#app/components/ui/form/radio-group.module.css';
import { type MessageTopic, messageTopics } from '../contact';
import { topicWords } from './message-topics';
import styles from './message-form.module.css';

type TopicChoiceProps = {
  id: string;
  label: string;
  value: MessageTopic;
  onChange: (topic: MessageTopic) => void;
};

/** Asked first: it decides what there is to say. One is chosen from the start. */
export function TopicChoice({ id, label, value, onChange }: TopicChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset id={id} className={field.field}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.topics}>
        {messageTopics.map((topic) => (
          <label key={topic} className={radio.choice}>
            <input
              type="radio"
              name="topic"
              value={topic}
              checked={topic === value}
              onChange={() => onChange(topic)}
            />
            {t(topicWords[topic].name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
