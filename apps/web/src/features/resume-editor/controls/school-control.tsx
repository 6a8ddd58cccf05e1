import { SCHOOL_TAG } from '@qicheng/resume/codes/education';
import type { School } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { TextInput } from '@qicheng/ui/text-input';
import { lazy, Suspense } from 'react';
import { useEditedLanguage, useValue, useWrite } from '../store/editor-context.js';
import { CodeChecks } from './choice-control.js';
import type { ControlProps } from './field-props.js';
import { StaleText } from './stale-note.js';

const SchoolSearch = lazy(async () => ({
  default: (await import('./library/school-search.js')).SchoolSearch,
}));

export function SchoolControl({ path, inputId }: ControlProps) {
  const school = useValue<School>(path);
  const language = useEditedLanguage();
  const write = useWrite();
  const value = school?.name?.[language] ?? '';
  const placeholder = language === 'en' ? school?.name?.zh : undefined;
  const type = (text: string) => {
    if (text === value) return;
    if (language === 'zh') write.value([...path, 'code'], undefined);
    write.translation([...path, 'name'], language, text);
  };
  const plain = (
    <TextInput id={inputId} maxLength={LIMITS.name} value={value} placeholder={placeholder} onValue={type} />
  );
  return (
    <>
      {language === 'en' ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <SchoolSearch
            inputId={inputId}
            value={value}
            placeholder={placeholder}
            onType={type}
            onPick={({ code, name }) =>
              write.value(path, { ...school, code, name: { ...school?.name, zh: name } })
            }
          />
        </Suspense>
      )}
      <StaleText path={[...path, 'name']} />
      <CodeChecks path={[...path, 'tags']} labels={SCHOOL_TAG} name="学校标签" />
    </>
  );
}
