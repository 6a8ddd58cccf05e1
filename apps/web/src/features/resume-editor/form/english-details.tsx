import { hasDetailsOmittedInEnglish } from '@qicheng/resume/hidden-basics';
import { useDocument, useEditor } from '../store/editor-context.js';
import styles from './form.module.css';

/** Says that the English version omits personal details, and switches them on and off. */
export function EnglishDetails() {
  const editor = useEditor();
  const isConcerned = useDocument(
    ({ basics, meta }) => meta.lang === 'en' && hasDetailsOmittedInEnglish(basics),
  );
  const isShown = useDocument(({ meta }) => meta.personalDetailsInEnglish === true);
  if (!isConcerned) return null;
  const turn = () =>
    editor.edit((document) => ({
      ...document,
      meta: { ...document.meta, personalDetailsInEnglish: !isShown },
    }));
  return (
    <p className={styles.englishDetails}>
      {isShown
        ? '英文版会印出性别、出生日期、籍贯等个人信息。'
        : '英文简历一般不写性别、出生日期、籍贯、政治面貌等个人信息，英文版没有印出来，中文版不受影响。'}
      <button type="button" onClick={turn}>
        {isShown ? '英文版不显示' : '英文版也显示'}
      </button>
    </p>
  );
}
