import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./theme.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the table.");

export default mount(App, { target });
