import { PageSkeleton } from '@qicheng/ui/skeleton';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { isOwnPath } from '#src/lib/own-path.js';

/** [spec 2]: an intermediate stop that makes the same page reload with another query. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const requested = query.get('to') ?? '';
  const target = isOwnPath(requested) ? requested : paths.home.href();
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return <PageSkeleton />;
}
