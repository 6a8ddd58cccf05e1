import { Icon } from '@qicheng/ui/icon';
import { RadioGroup } from '@qicheng/ui/radio-group';
import { type ReactNode, useId, useState } from 'react';
import type { PageDpi } from '../api/run-export.js';
import { DATA, DOCUMENTS, type ExportChoice, FOR_PROGRAMS, PICTURES } from '../hooks/use-export.js';
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
function PictureChoices({ isBusy, onChoose, stateOf }: PictureChoicesProps) {
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

interface ExportChoicesProps {
  isBusy: boolean;
  /** The choice whose file is being created or was created last. */
  chosen: ExportChoice | null;
  /** Progress of that file. */
  state: ReactNode;
  onChoose: (choice: ExportChoice) => void;
  onPrint: () => void;
  /** Shows what software reads from the PDF. */
  onRead: () => void;
  onShare: (() => void) | undefined;
}

type Group = 'pictures' | 'programs' | 'data';

/** The group that contains a choice; undefined for choices that are always visible. */
function groupOf(choice: ExportChoice | null): Group | undefined {
  const holds = (choices: readonly ExportChoice[]) => choices.some(({ name }) => name === choice?.name);
  if (holds(PICTURES)) return 'pictures';
  if (holds(FOR_PROGRAMS)) return 'programs';
  return holds(DATA) ? 'data' : undefined;
}

interface ChoiceGroupProps {
  name: string;
  about: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Less common formats, behind one row. */
function ChoiceGroup({ name, about, isOpen, onToggle, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.choice}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{name}</span>
        <small>{about}</small>
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} className={styles.members} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

/** All export formats: the common ones directly, the others in groups, one open at a time. */
export function ExportChoices(props: ExportChoicesProps) {
  const { isBusy, chosen, state, onChoose, onPrint, onRead, onShare } = props;
  const [picked, setPicked] = useState<Group | null | undefined>(undefined);
  // Until another group is opened, the group of the last file is open to show its progress.
  const open = picked === undefined ? groupOf(chosen) : picked;
  const toggle = (group: Group) => setPicked(open === group ? null : group);
  const list = {
    isBusy,
    stateOf: (choice: ExportChoice) => (choice.name === chosen?.name ? state : null),
    onChoose: (choice: ExportChoice) => {
      setPicked(undefined);
      onChoose(choice);
    },
  };
  const group = (name: Group) => ({ isOpen: open === name, onToggle: () => toggle(name) });
  return (
    <>
      <ChoiceList {...list} choices={DOCUMENTS}>
        <li>
          <button type="button" className={styles.choice} onClick={onPrint}>
            <span>打印</span>
            <small>在新页面用浏览器打印</small>
          </button>
        </li>
        {onShare ? (
          <li className={styles.share}>
            <button type="button" className={styles.choice} onClick={onShare}>
              <span>分享</span>
              <small>生成链接和二维码</small>
            </button>
          </li>
        ) : null}
      </ChoiceList>
      <ChoiceGroup {...group('pictures')} name="图片" about="长图，或每页一张">
        <PictureChoices {...list} />
      </ChoiceGroup>
      <ChoiceGroup {...group('programs')} name="网申系统用" about="单栏，解析不易出错">
        <p className={styles.about}>单栏、普通标题，内容不变；招聘系统自动解析简历时，用它更不容易读错。</p>
        <ChoiceList {...list} label="网申系统用" choices={FOR_PROGRAMS}>
          <li>
            <button type="button" className={styles.choice} onClick={onRead}>
              <span>看看系统读到什么</span>
              <small>用这份简历的 PDF 试读</small>
            </button>
          </li>
        </ChoiceList>
      </ChoiceGroup>
      <ChoiceGroup {...group('data')} name="更多格式" about="网页、纯文本等">
        <ChoiceList {...list} label="更多格式" choices={DATA} />
      </ChoiceGroup>
    </>
  );
}
