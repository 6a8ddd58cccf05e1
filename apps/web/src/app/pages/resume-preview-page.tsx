import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { ResumeReading } from '../resume-reading.js';
import { NotFound } from './not-found-page.js';

/** The owner's paged view [decision 24]. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get(pageQuery.resumeId);
  return (
    <MembersOnly>
      <DataScope>
        {id ? <ResumeReading id={id} isReadOnly={query.has(pageQuery.readOnly)} /> : <NotFound />}
      </DataScope>
    </MembersOnly>
  );
}
