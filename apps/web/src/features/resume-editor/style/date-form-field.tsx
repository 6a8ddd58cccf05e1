import { DATE_FORMS, dateFormExample } from '@qicheng/resume/date-display';
import type { DateForm } from '@qicheng/resume/document';
import { useDocument } from '../store/editor-context.js';
import { SegmentField } from './segment-field.js';

interface DateFormFieldProps {
  chosen: DateForm | undefined;
  onChange: (form: DateForm | undefined) => void;
}

/** How periods are printed, in the language of the résumé. The default is not stored: each language keeps its own. */
export function DateFormField({ chosen, onChange }: DateFormFieldProps) {
  const lang = useDocument((document) => document.meta.lang);
  const [usual] = DATE_FORMS[lang];
  return (
    <SegmentField
      label="日期形式"
      options={DATE_FORMS[lang].map((value) => ({ value, name: dateFormExample(value, lang) }))}
      value={chosen ?? usual}
      onChange={(form) => onChange(form === usual ? undefined : form)}
    />
  );
}
