import {
  createVariant,
  MAX_VARIANT_TARGET_LENGTH,
  variantTarget,
} from '@qicheng/contract/resume-variant/index';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { fieldRule } from '#src/lib/field-rule.js';
import type { VariantParts } from './variant-state.js';
import styles from './variants.module.css';

const targetRules = [fieldRule(variantTarget)];

/** Asks for the target job, creates the variant from the saved version, and opens it. */
export function CreateVariant({ resumeId, waitUntilSaved, onClose }: VariantParts & { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [requestKey] = useState(() => crypto.randomUUID());
  const form = useForm({ target: '' });
  const create = useMutation({
    mutationFn: async (target: string) => {
      if (!(await waitUntilSaved())) throw new Error('当前内容还没有保存，请稍后再试');
      return call(createVariant, { id: resumeId, target, requestKey });
    },
    onSuccess: async ({ id }) => {
      onClose();
      showToast('success', '已另存为岗位版本，基础简历的修改会同步到这里');
      await queries.invalidateQueries({ queryKey: ['resumes'] });
      await navigate(paths.resumeEdit.href(id));
    },
    onError: (failure) => showToast('error', failure.message),
  });
  return (
    <Dialog open title="另存为岗位版本" width="narrow" onClose={onClose}>
      <p className={styles.lead}>
        岗位版本只记录与基础简历不同的地方；基础简历更新后，没有改过的内容会自动跟上。
      </p>
      <Form form={form} onSubmit={({ target }) => create.mutate(target.trim())}>
        <FormField name="target" label="针对的单位或岗位" rules={targetRules}>
          {(control) => (
            <TextInput
              {...control}
              data-first-field
              maxLength={MAX_VARIANT_TARGET_LENGTH}
              placeholder="如：星河云 · 产品经理"
            />
          )}
        </FormField>
        <Button type="submit" tone="primary" isWide isBusy={create.isPending}>
          创建岗位版本
        </Button>
      </Form>
    </Dialog>
  );
}
