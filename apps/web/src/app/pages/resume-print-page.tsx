import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { ResumePrint } from '../resume-print.js';
import { NotFound } from './not-found-page.js';

/** The bare print view [decision 24]. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get(pageQuery.resumeId);
  return (
    <MembersOnly>
      <DataScope>
        {id ? <ResumePrint id={id} templateCode={query.get(pageQuery.templateCode)} /> : <NotFound />}
      </DataScope>
    </MembersOnly>
  );
}
