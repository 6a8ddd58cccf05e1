import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { modelConsentQuery, setModelConsent } from '../api/consent.js';
import { useUserId } from '../hooks/use-account.js';
import styles from './settings.module.css';

/** Gives or withdraws the consent that a language model needs; hidden if no model is configured. */
export function ModelConsent() {
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
