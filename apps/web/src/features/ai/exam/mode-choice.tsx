import { RadioChips } from '@qicheng/ui/chips';
import { AreaField } from '../kit/fields.js';
import styles from './exam.module.css';

const MOST = 500;
const MODES = [
  { value: 'whole', label: '完整分析' },
  { value: 'custom', label: '自定义提问' },
] as const;

interface ModeChoiceProps {
  isCustom: boolean;
  question: string;
  problem: string | undefined;
  placeholder: string;
  onMode: (isCustom: boolean) => void;
  onQuestion: (question: string) => void;
}

/** The whole analysis, or one's own question to it; both are kept in lists of their own. */
export const ModeChoice = ({
  isCustom,
  question,
  problem,
  placeholder,
  onMode,
  onQuestion,
}: ModeChoiceProps) => (
  <div className={styles.stack}>
    <RadioChips
      label="方式"
      options={MODES}
      value={isCustom ? 'custom' : 'whole'}
      onValue={(mode) => onMode(mode === 'custom')}
    />
    {isCustom ? (
      <AreaField
        label="我的问题"
        isRequired
        rows={3}
        most={MOST}
        placeholder={placeholder}
        value={question}
        problem={problem}
        onValue={onQuestion}
      />
    ) : null}
  </div>
);
