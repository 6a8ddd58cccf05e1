import type { ResumeDocument } from '@qicheng/resume/document';
import type { SampleName } from '@qicheng/resume/samples';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { useState } from 'react';
import { openImportDialog } from '#src/lib/import-dialog.js';
import { isBlank } from '../store/blank-document.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import styles from '../editor.module.css';
import {
  fillWithSample,
  fittingSample,
  SAMPLE_MARK,
  SAMPLE_OCCUPATIONS,
  sampleChoices,
} from './sample-content.js';

const isMarked = ({ x }: ResumeDocument) => x?.[SAMPLE_MARK] === true;

/** On an empty résumé: the offer of sample content, by itself that of the template's occupation. On a sample: a plain word that it is one. */
export function FirstSteps() {
  const editor = useEditor();
  const isEmpty = useDocument(isBlank);
  const isSample = useDocument(isMarked);
  const language = useDocument(({ meta }) => meta.lang);
  const [isBusy, setBusy] = useState(false);
  const fill = async (chosen?: SampleName) => {
    setBusy(true);
    const { title, document } = editor.getContent();
    const name = chosen ?? fittingSample(document.meta);
    editor.replace({ title, document: await fillWithSample(document, name) });
    setBusy(false);
  };
  const unmark = () =>
    editor.edit((document) => {
      if (document.x) delete document.x[SAMPLE_MARK];
    });
  if (isSample) {
    return (
      <div className={styles.sampleNote} role="note">
        <Icon name="info" size={18} />
        <p>这里是示例内容，人物和经历均为虚构。请逐项换成自己的真实经历。</p>
        <Button tone="quiet" onClick={unmark}>
          已全部替换
        </Button>
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className={styles.firstSteps}>
      <p>从基本信息写起，右侧会同步显示成品。也可以导入已有的简历，或先用示例看看效果。</p>
      <Button icon="upload" onClick={() => openImportDialog()}>
        导入已有简历
      </Button>
      <Button disabled={isBusy} onClick={() => void fill()}>
        用示例内容填充
      </Button>
      <Menu
        trigger="其他职业的示例"
        buttonClassName={styles.samples}
        items={sampleChoices(language).map((name) => ({
          key: name,
          label: SAMPLE_OCCUPATIONS[name].name,
          onSelect: () => void fill(name),
        }))}
      />
    </div>
  );
}
