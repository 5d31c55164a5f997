// A page with every widget as written in templates, for browser tests. It is compiled in the browser.
import Vue from 'vue';
import VueRouter from 'vue-router';
import { elements } from '../catalogue/elements/elements.ts';
import { toThemeVariables } from '../catalogue/theme-variables.ts';
import { appState } from '../look/app-state.ts';
import { showLanguage, showTheme } from '../start/page-head.ts';
import { registerWidgets } from '../start/register-widgets.ts';
import { addWidgetTexts } from '../texts/widget-translations.ts';
import * as widgets from '../widgets/widgets.ts';

const plans = `[{ value: 'basic', label: 'Basic', hint: 'Medical cover up to HK$500,000' }, { value: 'plus', label: 'Plus', hint: 'With cancellation and baggage' }, { value: 'max', label: 'Max', disabled: true }]`;

const sections: Readonly<Record<string, string>> = {
  texts: `
    <CwTextInput v-model="form.name" label="Full name" hint="As in your passport" required autocomplete="name" />
    <CwTextInput v-model="form.email" label="Email" type="email" placeholder="you@example.com" :errors="['Enter a valid email address.']" />
    <CwTextInput v-model="form.phone" label="Telephone" type="tel"><template v-slot:prefix>+852</template></CwTextInput>
    <CwTextInput value="Cannot be changed" label="Policy number" disabled />
    <CwTextInput v-model="form.search" aria-label="Search" placeholder="Search" variant="ghost" />
    <CwLongTextInput v-model="form.message" label="Message" :rows="4" :maxlength="200" />`,
  numbers: `
    <CwNumberInput v-model="form.sum" label="Sum insured"><template v-slot:prefix>HK$</template></CwNumberInput>
    <CwNumberInput v-model="form.rate" label="Rate" mode="float" ><template v-slot:suffix>%</template></CwNumberInput>
    <CwNumberInput v-model="form.change" label="Change" mode="float" negative />
    <CwNumberStepper v-model="form.travellers" label="Travellers" :min="1" :max="4" />
    <CwSlider v-model="form.deductible" label="Deductible" :max="10000" :step="500" prefix="HK$" />`,
  choices: `
    <CwToggle v-model="form.renew" label="Renew automatically" />
    <CwToggle :value="true" label="Always on" disabled />
    <CwCheckbox v-model="form.agree" required>I accept the <a href="#terms" class="underline">terms</a></CwCheckbox>
    <CwCheckboxGroup v-model="form.extras" label="Extras" :options="[{ value: 'ski', label: 'Winter sports' }, { value: 'golf', label: 'Golf' }, 'Diving']" />
    <CwRadioGroup v-model="form.plan" label="Plan" :options="${plans}" />
    <CwRadioGroup v-model="form.plan" label="Plan as cards" variant="card" inline :options="${plans}" />`,
  selects: `
    <CwSelect v-model="form.country" label="Destination" :options="countries" required />
    <CwSelect v-model="form.country" label="Destination, dark" variant="dark" :options="countries" />
    <CwSelect v-model="form.country" label="Destination, ghost" variant="ghost" :options="countries" />
    <CwSelect v-model="form.country" label="Destination, disabled" disabled :options="countries" />
    <CwMultiSelect v-model="form.countries" label="Other destinations" :options="countries" />`,
  dates: `
    <CwDateOfBirth v-model="form.birth" label="Date of birth" today="2026-06-15" :minAge="18" :maxAge="80" required />
    <CwDatePicker v-model="form.start" label="Start of the trip" minDate="2026-06-10" maxDate="2027-06-10" />
    <CwCalendar v-model="form.day" label="One day" minDate="2026-06-05" />
    <CwCalendar v-model="form.days" label="Several days" mode="multiple" />
    <CwCalendar v-model="form.range" label="From and to" mode="range" :firstWeekday="1" />`,
  others: `
    <div class="flex flex-wrap items-center gap-3">
      <CwButton label="Get a price" @click="clicks += 1" /><CwButton color="default-light">Light</CwButton>
      <CwButton color="white">White</CwButton><CwButton color="error">Delete</CwButton><CwButton color="error-light">Remove</CwButton>
      <CwButton loading @click="clicks += 1">Sending</CwButton><CwButton disabled @click="clicks += 1">Disabled</CwButton>
      <CwButton href="https://example.com" target="_blank" color="white">Link</CwButton><CwButton href="javascript:alert(1)" color="white">Bad link</CwButton>
    </div>
    <div class="flex flex-wrap items-center gap-3"><CwButton v-for="size in ['xs', 'sm', 'default', 'lg', 'xl']" :key="size" :size="size">{{ size }}</CwButton></div>
    <div class="flex items-center gap-8"><CwLoadingSpinner v-for="size in ['sm', 'default', 'lg']" :key="size" :size="size" :delay="0" /><CwLoadingSpinner type="dots" :delay="0" /></div>
    <CwMessageList closable :messages="messages" />
    <CwSpecialCare><CwButton class="mt-3" href="tel:+85212345678" color="white">Call us</CwButton></CwSpecialCare>
    <CwHtml :html="html" />
    <CwButton id="open-modal" color="white" @click="modal = true">Open the dialog</CwButton>
    <CwModal v-model="modal" title="Leave this page?" size="small">
      <p>What you have entered is not saved.</p>
      <CwTextInput v-model="form.reason" label="Reason" class="mt-3" />
      <template v-slot:footer><CwButton color="white" @click="modal = false">Stay</CwButton><CwButton color="error" @click="modal = false">Leave</CwButton></template>
    </CwModal>`,
  elements: elements.map(({ template }) => template).join('\n'),
};

const form: Record<string, unknown> = {
  name: 'Chan Tai Man',
  email: 'chan@',
  phone: '',
  search: '',
  message: '',
  sum: 1250000,
  rate: null,
  change: null,
  travellers: 2,
  deductible: 2500,
  renew: true,
  agree: false,
  extras: ['ski'],
  plan: 'plus',
  country: null,
  countries: ['JP', 'TW'],
  birth: null,
  start: null,
  day: '2026-06-18',
  days: ['2026-06-18', '2026-06-22'],
  range: ['2026-06-09', '2026-06-19'],
  reason: '',
  input1: undefined,
};

const state = Vue.observable({
  form,
  modal: false,
  clicks: 0,
  countries: [
    { value: 'JP', label: 'Japan' },
    { value: 'KR', label: 'Korea' },
    { value: 'TW', label: 'Taiwan' },
    { value: 'TH', label: 'Thailand' },
    { value: 'AQ', label: 'Antarctica', disabled: true },
    { value: 'VN', label: 'Vietnam' },
  ],
  messages: [
    'The price is valid for 14 days.',
    { kind: 'success', title: 'Request sent', text: 'We will contact you within one working day.' },
    { kind: 'error', text: 'The discount code is not valid.' },
    { kind: 'warning', text: 'Winter sports are not covered.' },
    ...['One', 'Two'].map((text) => ({ kind: 'neutral', text })),
  ],
  html:
    '<h2>What is covered</h2><p onclick="window.attacked = true">Text with <b>format</b> and a <a href="javascript:window.attacked=true">link</a>.</p><img src=x onerror="window.attacked=true"><script>window.attacked = true</scr' +
    'ipt>',
});

const parameters = new URLSearchParams(location.search);
const section = parameters.get('section') ?? 'texts';
appState.locale = parameters.get('locale') ?? 'en-US';
appState.texts = addWidgetTexts(appState.locale, {});
showLanguage(appState.locale);
showTheme(toThemeVariables({}));
Vue.config.productionTip = false;
Vue.config.devtools = false;
Vue.use(VueRouter);
registerWidgets(widgets);
Reflect.set(window, 'state', state);
Reflect.set(window, 'appState', appState);
new Vue({
  router: new VueRouter({ mode: 'abstract', routes: [] }),
  data: () => ({ state }),
  computed: Object.fromEntries(
    Object.keys(state).map((key) => [
      key,
      { get: () => Reflect.get(state, key), set: (value: unknown) => Reflect.set(state, key, value) },
    ]),
  ),
  template: `<div class="min-h-screen bg-c0"><main class="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8 sm:px-8"><h1 class="font-primary text-2xl font-semibold text-c7">Widgets</h1>${sections[section] ?? ''}</main></div>`,
}).$mount('#root');
