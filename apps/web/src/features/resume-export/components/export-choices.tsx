import { DATA, DOCUMENTS, type ExportChoice, FOR_PROGRAMS } from '../hooks/use-export.js';
import { ChoiceList } from './choice-list.js';
import styles from './export-menu.module.css';
import { PictureChoices } from './picture-choices.js';

interface ExportChoicesProps {
  isBusy: boolean;
  onChoose: (choice: ExportChoice) => void;
  onPrint: () => void;
  /** Shows what a program reads. */
  onRead: () => void;
  onShare: (() => void) | undefined;
}

/** All ways out of the editor, in groups. */
export function ExportChoices({ isBusy, onChoose, onPrint, onRead, onShare }: ExportChoicesProps) {
  return (
    <>
      <ChoiceList choices={DOCUMENTS} isBusy={isBusy} onChoose={onChoose}>
        <li>
          <button type="button" className={styles.choice} onClick={onPrint}>
            <span>打印</span>
            <small>在新页面用浏览器打印</small>
          </button>
        </li>
        {onShare ? (
          <li>
            <button type="button" className={styles.choice} onClick={onShare}>
              <span>分享</span>
              <small>生成链接和二维码</small>
            </button>
          </li>
        ) : null}
      </ChoiceList>
      <ChoiceList
        label="网申系统用"
        about="单栏、普通标题，内容不变；招聘系统自动解析简历时，用它更不容易读错。"
        choices={FOR_PROGRAMS}
        isBusy={isBusy}
        onChoose={onChoose}
      >
        <li>
          <button type="button" className={styles.choice} onClick={onRead}>
            <span>看看系统读到什么</span>
            <small>用这份简历的 PDF 试读</small>
          </button>
        </li>
      </ChoiceList>
      <PictureChoices isBusy={isBusy} onChoose={onChoose} />
      <ChoiceList label="更多格式" choices={DATA} isBusy={isBusy} onChoose={onChoose} />
    </>
  );
}
