// The style sheets of what opens over a page and of what only forms and editors show: see ui/parts/with-controls.ts.
import './mantine-controls.css';
import './elements-controls.css';
