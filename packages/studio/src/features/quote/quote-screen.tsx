import { Button, MultiSelect } from '@mantine/core';
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import { IconForms } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../api/use-may.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LayoutHeader } from '../../ui/layout/layout-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { productInputsPath, productTitle, type ProductKey } from '../../paths/products.ts';
import { compileAsked, toAskedFields } from '../../ui/input-fields/asked-fields.ts';
import { FillDialog } from './fill/fill-dialog.tsx';
import { fieldsOnScreen } from '../../ui/input-fields/fields-on-screen.ts';
import { InputFields } from '../../ui/input-fields/input-fields.tsx';
import { noAnswers, toAnswers, toValues } from '../../ui/input-fields/input-answers.ts';
import { readRemembered, remember, withoutPersonal } from '../../ui/input-fields/remembered-answers.ts';
import { type QuoteCode, type QuotedProduct, useQuote, useRememberedAs } from './quote.api.ts';
import classes from './quote.module.css';
import { QuoteResult } from './result/quote-result.tsx';

interface QuoteScreenProps {
  readonly productId: ProductKey;
  readonly backTo: string;
  readonly product: QuotedProduct;
}

export function QuoteScreen({ productId, backTo, product }: QuoteScreenProps) {
  const { t } = useTranslation('quote');
  const { fields, declared, discountCodes, loadingCodes } = product;
  const rememberedAs = useRememberedAs(productId);
  const [answers, setAnswers] = useState(() => toAnswers(fields, readRemembered(rememberedAs) ?? {}));
  const [chosen, setChosen] = useState<Readonly<Record<'discount' | 'loading', readonly string[]>>>(noCodes);
  const ask = useMemo(() => compileAsked(declared), [declared]);
  const entered = useMemo(() => ask(toValues(fields, answers)), [ask, fields, answers]);
  const asked = useMemo(() => toAskedFields(entered.inputs), [entered]);
  const screen = useMemo(
    () =>
      fieldsOnScreen(fields, { asked, answers }, (label, list, number) => t('labelOfEntry', { label, list, number })),
    [fields, asked, answers, t],
  );
  const values = isJsonObject(entered.values) ? entered.values : {};
  const given = { ...values, ...(chosen.loading.length > 0 && { loadingCodes: chosen.loading }) };
  // Logic that reads values says nothing without any.
  const isAsked = fields.length === 0 || Object.keys(values).length > 0;
  const quote = useQuote(productId, product, { values: given, discountCodes: chosen.discount, isAsked });
  useEffect(() => remember(rememberedAs, toValues(withoutPersonal(fields), answers)), [rememberedAs, fields, answers]);
  const [mayReadRequests, mayReadPolicies] = [useMay('requests:read'), useMay('policies:read')];
  const [isFilling, setFilling] = useState(false);
  const fill = (filled: JsonObject) => {
    setAnswers(toAnswers(fields, filled));
    setFilling(false);
  };
  const clear = () => {
    setAnswers(noAnswers);
    setChosen(noCodes);
  };
  return (
    <>
      <LayoutHeader
        backTo={backTo}
        title={t('title')}
        meta={
          <>
            <span dir="auto">{product.name}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
          </>
        }
      />
      <main className={classes['main']}>
        <div className={classes['columns']}>
          <Card
            title={t('values')}
            actions={
              <div className={classes['tools']}>
                {(mayReadRequests || mayReadPolicies) && fields.length > 0 ? (
                  <Button variant="subtle" size="xs" onClick={() => setFilling(true)}>
                    {t('fill.action')}
                  </Button>
                ) : null}
                <Button variant="subtle" size="xs" onClick={clear}>
                  {t('clear')}
                </Button>
              </div>
            }
          >
            {fields.length === 0 ? (
              <EmptyState
                icon={<IconForms size={20} stroke={1.75} />}
                title={t('nothingToAsk')}
                text={t('nothingToAskText')}
                action={
                  <Button component={Link} to={productInputsPath(productId)}>
                    {t('declare')}
                  </Button>
                }
              />
            ) : (
              <div className={classes['fields']}>
                <InputFields fields={fields} asked={asked} prefix="" answers={answers} onChange={setAnswers} />
                <Codes
                  label={t('loadingCodes')}
                  codes={loadingCodes}
                  value={chosen.loading}
                  onChange={(loading) => setChosen({ ...chosen, loading })}
                />
                <Codes
                  label={t('discountCodes')}
                  codes={discountCodes}
                  value={chosen.discount}
                  onChange={(discount) => setChosen({ ...chosen, discount })}
                />
              </div>
            )}
          </Card>
          <QuoteResult productId={productId} product={product} screen={screen} quote={isAsked ? quote : undefined} />
        </div>
      </main>
      {isFilling ? (
        <FillDialog productId={productId} fields={fields} onFill={fill} onClose={() => setFilling(false)} />
      ) : null}
    </>
  );
}

const noCodes = { discount: [], loading: [] } as const;

interface CodesProps {
  readonly label: string;
  readonly codes: readonly QuoteCode[];
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

function Codes({ label, codes, value, onChange }: CodesProps) {
  if (codes.length === 0) return null;
  const data = codes.map(({ code, name }) => ({ value: code, label: name === code ? code : `${code} · ${name}` }));
  return <MultiSelect label={label} data={data} value={[...value]} onChange={onChange} searchable clearable />;
}
