import { type ReactNode, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { DataScope } from './data-scope.js';
import { paths } from '#src/config/paths.js';
import { withOriginalQuery } from '#src/config/with-original-query.js';
import { FormStartScope } from '#src/features/ai/kit/form-start.jsx';
import { productsQuery } from '#src/features/ai/products/product-queries.js';

/**
 * [spec 2]: an AI path missing from the server's list redirects to /page/404. While the list is not available
 * the page stays: a network failure hides nothing.
 */
export function AiGuard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(productsQuery);
  const isUnlisted =
    data !== undefined && !Object.values(data).some((group) => group.some(({ path }) => path === pathname));
  useEffect(() => {
    if (isUnlisted) void navigate(withOriginalQuery(paths.notFound.href(), { search }), { replace: true });
  }, [isUnlisted, navigate, search]);
  return isUnlisted ? null : children;
}

/** Wraps the page of an AI service; open to visitors. */
export const AiPageScope = ({ children }: { children: ReactNode }) => (
  <DataScope>
    <AiGuard>
      <FormStartScope>{children}</FormStartScope>
    </AiGuard>
  </DataScope>
);
