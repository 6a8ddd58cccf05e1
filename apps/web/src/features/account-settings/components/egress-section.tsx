import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#src/lib/display-time.js';
import { useUserId } from '../hooks/use-account.js';
import { Failed } from './failed.js';
import { RowAction, Section } from './section.js';
import styles from './settings.module.css';
import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { getEgress, listEgress } from '@qicheng/contract/egress/egress.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import { ACCOUNT } from '../api/account-queries.js';

export type EgressEntry = ResultOf<typeof listEgress>['list'][number];

const NEWEST = 20;

/** The latest language model calls on the member's behalf. */
const egressQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'egress'],
    queryFn: ({ signal }) => call(listEgress, { page: 1, limit: NEWEST }, { signal }),
  });

/** Full text of one call; loaded when it is opened. */
const egressTextQuery = (userId: string, callId: string, isOpen: boolean) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'egress', callId],
    queryFn: ({ signal }) => call(getEgress, { callId }, { signal }),
    enabled: isOpen,
  });

/** Whether the member allows a language model to process their content, and whether a model is configured. */
const modelConsentQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'consent', 'aiModel'],
    queryFn: ({ signal }) => call(getConsent, { kind: 'aiModel' }, { signal }),
  });

const setModelConsent = (isGiven: boolean) => call(setConsent, { kind: 'aiModel', isGiven });

const replacedLabel = ({ replaced }: EgressEntry): string =>
  replaced.length === 0
    ? '没有需要隐去的个人信息'
    : `已隐去${replaced.map(({ label, count }) => `${label} ${count} 处`).join('、')}`;

function SentText({ callId }: { callId: string }) {
  const { data, isError, refetch } = useQuery(egressTextQuery(useUserId(), callId, true));
  if (isError) return <Failed what="发送的内容" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="4rem" />;
  if (data.messages.length === 0) return <p className={styles.hint}>内容已随记录删除，或已超过 180 天。</p>;
  return (
    <div className={styles.sent} tabIndex={0} role="region" aria-label="发送的原文">
      {data.messages.map(({ role, content }, place) => (
        <pre key={place}>{`${role === 'system' ? '固定的要求' : '发送的资料'}\n${content}`}</pre>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: EgressEntry }) {
  const [isOpen, setOpen] = useState(false);
  const when = displayTime(entry.createdAt);
  const facts = [`${entry.provider} ${entry.model}`, when, entry.status === 'failed' ? '未成功' : ''];
  return (
    <li className={styles.egress}>
      <div className={styles.device}>
        <div className={styles.fact}>
          <p className={styles.deviceName}>{entry.title || '已删除的记录'}</p>
          <p className={styles.hint}>{facts.filter(Boolean).join('，')}</p>
          <p className={styles.hint}>{replacedLabel(entry)}</p>
        </div>
        <RowAction label={`${isOpen ? '收起' : '查看'}发送的内容：${when}`} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : '查看内容'}
        </RowAction>
      </div>
      {isOpen ? <SentText callId={entry.callId} /> : null}
    </li>
  );
}

/** Gives or withdraws the consent that a language model needs; hidden if no model is configured. */
function ModelConsent() {
  const query = modelConsentQuery(useUserId());
  const { data } = useQuery(query);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: setModelConsent,
    onSuccess: (consent) => {
      queries.setQueryData(query.queryKey, consent);
      showToast('success', consent.isGiven ? '已开启语言模型' : '已关闭，之后只用站内分析');
    },
  });
  if (!data?.isAsked) return null;
  return (
    <div className={styles.device}>
      <div className={styles.fact}>
        <p className={styles.deviceName}>语言模型：{data.isGiven ? '已开启' : '未开启'}</p>
        <p className={styles.hint}>
          开启后，AI
          服务会把与问题有关的内容发送给语言模型，由它补充点评、改写和答题思路。姓名、联系方式等先换成占位符，发送的每个字都列在这里。
          不开启时使用站内分析，内容不离开本站。可以随时关闭。
        </p>
      </div>
      <Button disabled={change.isPending} onClick={() => change.mutate(!data.isGiven)}>
        {data.isGiven ? '关闭' : '同意并开启'}
      </Button>
    </div>
  );
}

/** Everything sent to a language model on the member's behalf, in full text. */
export function EgressSection() {
  const { data, isError, refetch } = useQuery(egressQuery(useUserId()));
  return (
    <Section id="egress" title="发送给语言模型的内容">
      <ModelConsent />
      {isError && !data ? <Failed what="发送记录" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height="4rem" /> : null}
      {data && data.total === 0 ? (
        <p className={styles.hint}>没有内容发送给语言模型。使用站内分析时，内容不会离开本站。</p>
      ) : null}
      {data && data.total > 0 ? (
        <>
          <p className={styles.hint}>
            {data.total > data.list.length ? `共 ${data.total} 次，这里是最近 ${data.list.length} 次；` : ''}
            姓名、联系方式等在离开本站前已换成占位符。
          </p>
          <ul className={styles.rows}>
            {data.list.map((entry) => (
              <Entry key={entry.callId} entry={entry} />
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}
