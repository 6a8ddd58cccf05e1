import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { SharedResumeView } from '#src/features/resume-share/components/shared-resume.jsx';
import type { shareLoader } from '../page-data.js';
import { DataScope } from '../data-scope.js';

/** The public view of a résumé [decision 24]. */
export function Component() {
  const [query] = useSearchParams();
  const { reading } = useLoaderData<typeof shareLoader>();
  const token = query.get(pageQuery.shareToken) ?? '';
  return (
    <DataScope>
      <SharedResumeView key={token} token={token} reading={reading} />
    </DataScope>
  );
}
