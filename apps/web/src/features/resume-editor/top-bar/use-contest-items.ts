import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';

const ITEMS = [
  { flag: 1, key: 'school', label: '参加校级简历大赛' },
  { flag: 2, key: 'provincial', label: '参加省级简历大赛' },
] as const;

/** What the menu of the editor offers about contests [decision 29]: a saved résumé is taken along to the page. */
export function useContestItems() {
  const shown = useSiteInfo()?.contestFlag ?? 0;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const resumeId = query.get(pageQuery.resumeId);
  if (resumeId === null) return [];
  return ITEMS.filter(({ flag }) => shown === flag || shown === 3).map(({ key, label }) => ({
    key,
    label,
    onSelect: () => void navigate(paths.contest.href(key, resumeId)),
  }));
}
