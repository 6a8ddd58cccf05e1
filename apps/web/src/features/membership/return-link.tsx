import { prepareReturn } from '@qicheng/contract/partner/partner.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import styles from './membership-page.module.css';

/** Back to the partner's page that sent the visitor here (query jyq_url), if the server allows that address. */
export function ReturnLink({ address }: { address: string | null }) {
  const isSignedIn = useSession((state) => state.isMember);
  const { data } = useQuery({
    queryKey: ['return', address],
    queryFn: ({ signal }) => call(prepareReturn, { returnAddress: address ?? '' }, { signal }),
    enabled: address !== null && address !== '' && isSignedIn,
    retry: false,
  });
  const url = data?.url;
  if (!url || !/^https?:\/\//i.test(url)) return null;
  return (
    <p className={styles.back}>
      <a href={url}>返回来时的网站</a>
    </p>
  );
}
