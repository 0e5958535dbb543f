export default ({ page }) => <small>{page.title}</small>;
