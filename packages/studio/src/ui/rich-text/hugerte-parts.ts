// The editor library with the available plugins, bundled from the package: nothing is fetched from elsewhere, and
// there are no separate scripts. It is large, so only lazily loaded code may import it.
import hugerte from 'hugerte';
import 'hugerte/models/dom/model.js';
import 'hugerte/themes/silver/theme.js';
import 'hugerte/icons/default/icons.js';
import 'hugerte/plugins/code/plugin.js';
import 'hugerte/plugins/fullscreen/plugin.js';
import 'hugerte/plugins/image/plugin.js';
import 'hugerte/plugins/link/plugin.js';
import 'hugerte/plugins/lists/plugin.js';
import 'hugerte/plugins/nonbreaking/plugin.js';
import 'hugerte/plugins/pagebreak/plugin.js';
import 'hugerte/plugins/searchreplace/plugin.js';
import 'hugerte/plugins/table/plugin.js';
import innerStyle from 'hugerte/skins/ui/oxide/content.min.css?inline';
import skin from 'hugerte/skins/ui/oxide/skin.min.css?inline';

export { hugerte, innerStyle, skin };
