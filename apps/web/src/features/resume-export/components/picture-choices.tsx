import { RadioGroup } from '@qicheng/ui/radio-group';
import { type ReactNode, useState } from 'react';
import type { PageDpi } from '../api/run-export.js';
import { type ExportChoice, PICTURES } from '../hooks/use-export.js';
import { ChoiceList } from './choice-list.js';
import styles from './export-menu.module.css';

const LAYOUTS = [
  { value: 'tall', label: '长图' },
  { value: '150', label: '每页 150 dpi' },
  { value: '300', label: '每页 300 dpi' },
] as const;
type Layout = (typeof LAYOUTS)[number]['value'];

const DPI: Readonly<Record<Layout, PageDpi | undefined>> = { tall: undefined, '150': 150, '300': 300 };
const ABOUT: Readonly<Record<Layout, string>> = {
  tall: '所有页连成一张，适合在聊天里发。',
  '150': '每页一张，适合上传；多页时打包为 ZIP。',
  '300': '每页一张，适合打印；多页时打包为 ZIP。',
};

interface PictureChoicesProps {
  isBusy: boolean;
  onChoose: (choice: ExportChoice) => void;
  /** Progress of a choice's file. */
  stateOf: (choice: ExportChoice) => ReactNode;
}

/** Images: one of the whole résumé or one per page. */
export function PictureChoices({ isBusy, onChoose, stateOf }: PictureChoicesProps) {
  const [layout, setLayout] = useState<Layout>('tall');
  return (
    <>
      <p className={styles.about}>{ABOUT[layout]}</p>
      <div className={styles.looks}>
        <RadioGroup label="图片的分页" look="segments" value={layout} options={LAYOUTS} onValue={setLayout} />
      </div>
      <ChoiceList
        label="图片"
        choices={PICTURES}
        isBusy={isBusy}
        stateOf={stateOf}
        onChoose={(choice) => onChoose({ ...choice, pageDpi: DPI[layout] })}
      />
    </>
  );
}
